"""Fills in index.html: the names of the bundles and the Content-Security-Policy."""

from tools.paths import StopError

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
    """index.html with its three build comments replaced by what they name."""
    parts = {
        "csp": f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        "head": f'<link rel="stylesheet" href="{style}">',
        "main": f'<script type="module" src="{page}"></script>',
    }
    for name, text in parts.items():
        mark = f"<!--build:{name}-->"
        if index.count(mark) != 1:
            raise StopError(f"index.html should have {mark} once, and has not.")
        index = index.replace(mark, text)
    return index
