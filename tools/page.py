"""Fills in index.html: the names of the bundles and the Content-Security-Policy."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        # PyScript's core makes functions from text, and hands its worker over as a blob.
        "script-src 'self' blob: 'unsafe-eval'",
        "worker-src 'self' blob:",
        "connect-src 'self'",
        "img-src 'self' blob: data:",
        "style-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)


def fill_in(index: str, page: str, style: str) -> str:
    """index.html with the bundles in place of web/main.js and web/style.css, and the policy in its head."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    for mark in ("<!--build:head-->", "web/main.js", "web/style.css"):
        if mark not in index:
            raise ValueError(f"index.html has no {mark}")
    index = index.replace("<!--build:head-->", policy, 1)
    return index.replace("web/main.js", page).replace("web/style.css", style)
