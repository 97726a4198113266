"""Fills in index.html: the names of the bundles and the Content-Security-Policy."""

import base64
import hashlib
import html
import re
from dataclasses import dataclass

from tools.paths import StopError

POLICY = "; ".join(
    [
        "default-src 'none'",
        # PyScript's core makes functions from text, and hands its worker over as a blob.
        "script-src 'self'{inline} blob: 'unsafe-eval'",
        "worker-src 'self' blob: data:",  # data: and connect-src blob: are for sandboxed frames
        "connect-src 'self' blob:",
        "img-src 'self' blob: data:",
        "style-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)


# As web/screens/home.js draws a game. Its pictures are lazy, so that nothing of them is fetched at an address
# that shows another screen: there web/boot/first.js hides them.
BOARD = """
          <img class="game-board" loading="lazy" alt="" width="1600" height="1200"
            src="assets/{id}/poster.svg">"""
GAME = """
        <article class="game-card">{board}
          <div class="game-side">
            <img class="game-cover" loading="lazy" alt="" width="640" height="400"
              src="assets/{id}/cover.svg">
            <div class="game-text">
              <h2>{name}</h2>
              <p class="tagline">{tagline}</p>
              <p class="quiet">&nbsp;</p>
              <p class="row game-doors"></p>
              <p class="quiet small-text">&nbsp;</p>
            </div>
          </div>
        </article>"""


@dataclass(frozen=True)
class Links:
    """What index.html names: paths in dist/."""

    first: bytes  # the script that starts the worker; it stands in the page, to wait for nothing
    style: str
    main: str
    modules: list[str]  # small files that are asked for only after others have run: fetched at once


def fill_in(index: str, links: Links, games: list[dict[str, str]], assets: dict[str, str]) -> str:
    """index.html of the site, with the files of assets/ under the names that they have in dist/.

    The large files are left to the worker, or they would get in the way of the small ones.
    """
    preloads = [
        f'<link rel="modulepreload" fetchpriority="low" href="{module}">'
        for module in links.modules
    ]
    first = inlined(links.first, "script")
    head = [
        f"<script>{first}</script>",  # before anything that it would wait for
        f'<link rel="stylesheet" href="{links.style}">',
        *preloads,
    ]
    shown = with_assets(replace_marks(index, {"games": game_cards(games)}), assets)
    parts = {
        "csp": f'<meta http-equiv="Content-Security-Policy" content="{policy(first)}">',
        "head": "\n".join(head),
        "main": f'<script type="module" fetchpriority="high" src="{links.main}"></script>',
    }
    return replace_marks(shown, parts)


def replace_marks(index: str, parts: dict[str, str]) -> str:
    """index.html with its build comments replaced by what they name."""
    for name, text in parts.items():
        mark = f"<!--build:{name}-->"
        if index.count(mark) != 1:
            raise StopError(f"index.html should have {mark} once, and has not.")
        index = index.replace(mark, text)
    return index


def with_assets(index: str, assets: dict[str, str]) -> str:
    """index.html with the files of assets/ under the names that they have in dist/."""
    return re.sub(r'"assets/([^"]+)"', lambda found: f'"{assets[found[1]]}"', index)


def not_found(page: str) -> str:
    """404.html, whose one style and one script are named in its policy by their hashes.

    They can't be files: the page is shown at any depth, and does not know where its folder is.
    """
    hashes = {}
    for tag in ("style", "script"):
        (text,) = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        hashes[tag] = policy_hash(text)
    policy = "; ".join(
        [
            "default-src 'none'",
            *(f"{tag}-src {value}" for tag, value in hashes.items()),
            "connect-src 'self'",
        ]
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    return page.replace("<!--build:csp-->", meta)


def inlined(bundle: bytes, tag: str) -> str:
    """A bundle as the text of an element."""
    text = bundle.decode().rstrip("\n")
    if re.search(rf"</{tag}|<!--", text, re.IGNORECASE):
        raise StopError(f"A {tag} in a page would end too early: it has </{tag} or <!-- in it.")
    return text


def policy(inline: str = "") -> str:
    """The Content-Security-Policy of a page of the site that has one script in itself, or none."""
    return POLICY.format(inline=f" {policy_hash(inline)}" if inline else "")


def policy_hash(text: str) -> str:
    """How a Content-Security-Policy names an inline script or style."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def game_cards(games: list[dict[str, str]]) -> str:
    """The games as the page shows them before its scripts run."""
    return "".join(_game(game, is_first=game is games[0]) for game in games).strip()


def _game(game: dict[str, str], *, is_first: bool) -> str:
    shown = {key: html.escape(game[key]) for key in ("id", "name", "tagline")}
    return GAME.format_map({**shown, "board": BOARD.format_map(shown) if is_first else ""})
