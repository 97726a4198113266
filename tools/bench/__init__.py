"""`build.py bench`: boot, transfer, answers, speed and memory, each as a ratio where one makes sense.

Times on one machine mean little: what is compared is measured in turns, in the same run, and medians
are shown.
"""
