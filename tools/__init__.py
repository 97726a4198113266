"""What build.py calls: the set-up, the site, the server, the checks and the measurements."""
