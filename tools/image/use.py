"""Runs in Pyodide: a bit of everything that the page asks of the engine, for the trace of imports."""


def use():
    import json

    from engine.boundary import Boundary

    boundary = Boundary()

    def ask(name, **argument):
        return json.loads(finish(boundary.call(name, json.dumps(argument))))

    for game in ask("games")["games"]:
        play_a_little(ask, game)
    ask("load", record="{damaged")
    ask("load", record="1.damaged")
    ask("load", record={"format": "emporion/99"})
    ask("view", seat="nobody")
    finish(boundary.call("view", "not JSON"))
    show_errors()


def finish(coroutine):
    """The result of a coroutine that waits for nothing but its next slice."""
    try:
        while True:
            coroutine.send(None)
    except StopIteration as done:
        return done.value


def play_a_little(ask, game):
    """Some plies with the questions that the page asks between them, and the ways back."""
    seats = [seat(number) for number in range(game["min_players"])]
    record = ask("new_table", game=game["id"], seats=seats, seed="trace", shuffle=True)["record"]
    for _ in range(60):
        view = ask("view", seat=None)["view"]
        if view["outcome"]:
            break
        here = view["current_player"]
        view = ask("view", seat=here)["view"]
        actions = [view["actions"][0]["notation"]]
        ask("preview", ply=view["ply"], actions=actions, seat=here)
        ask("why_not", ply=view["ply"], path=["button:nothing"], seat=here)
        ask("act", ply=view["ply"], actions=actions, seat=here, since=0)
        record = ask("record")["record"]
        ask("think", record=record, seat=here, level=game["bots"][-1], budget_ms=50)
    ask("load", record=record)
    ask("load", record=ask("link", ply=3)["link"])
    for name in ("undo", "redo", "stop"):
        ask(name)


def seat(number):
    kind = {"kind": "bot", "level": "greedy"} if number else {"kind": "person", "level": None}
    return {"name": f"Player {number + 1}", "colour": "teal", "symbol": "star", **kind}


def show_errors():
    """Tracebacks import a good deal, and only when something has gone wrong already."""
    import contextlib
    import io
    import traceback
    import warnings

    wrong = [
        "1 / 0",
        "import no_such_module",
        "print(",
        "[].nothing",
        "raise ExceptionGroup('', [OSError()])",
    ]
    for source in wrong:
        try:
            exec(compile(source, "<trace>", "exec"), {})
        except Exception:
            traceback.format_exc()
            with contextlib.redirect_stderr(io.StringIO()):
                traceback.print_exc()
    with contextlib.redirect_stderr(io.StringIO()):
        warnings.warn("trace", stacklevel=1)
