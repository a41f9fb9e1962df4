"""The measuring side of a race: how far away each player is, and when what they did was really done.

`latency` times pings on one connection, `belief` says how much of a player's own word about a tap counts, and
`racing` follows the contests of one table. Order, waiting and lots are the engine's (`engine/race.py`).
"""
