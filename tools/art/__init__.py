"""The makers of our pictures: `python -m tools.art.board_titans` and the like write into assets/.

A board is made from the drawing half of its data (assets/<game>/drawing.json); svg.py, palette.py
and coast.py serve all games.
"""
