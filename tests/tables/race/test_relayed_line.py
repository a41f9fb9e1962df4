"""A relayed connection: what the relaying node measures counts at the home, for the frame it belongs to."""

from quivive.server.relay import KERNEL, LEAD, RelayedLook
from quivive.tables.race.kernel import Kernel
from quivive.tables.race.latency import Latency, Start

HOP = Kernel(1.0, 2.0, 0.5, 0, 0)


def phone(resent: int) -> Kernel:
    return Kernel(30.0, 35.0, 2.0, resent, 0)


def told(look: RelayedLook, latency: Latency, resent: int, mark: bytes = b"") -> None:
    look.told(KERNEL.pack(*phone(resent)) + mark, latency, 0.0)


def test_a_loss_before_a_frame_left_the_other_node_is_not_held_against_its_way() -> None:
    look = RelayedLook(lambda: HOP)
    assert look() is None, "nothing is known before it is told"
    latency = Latency(look)
    told(look, latency, resent=1)
    assert look() == Kernel(31.0, 37.0, 2.5, 1, 0)
    for lost_before, lost_after in ((True, False), (False, True)):
        before = (look() or HOP).resent
        mark = latency.show(1, Start(1, 0.0), 0.0)
        told(look, latency, before + lost_before, mark)
        told(look, latency, before + lost_before + lost_after)
        latency.answered(mark, 40.0)
        assert latency.shown[-1].lost is lost_after


def test_what_the_phones_kernel_had_before_its_program_answered_counts_from_then() -> None:
    look = RelayedLook(lambda: HOP)
    latency = Latency(look)
    mark = latency.ask(1_000.0)
    look.told(KERNEL.pack(*phone(0)) + LEAD.pack(25.0) + mark, latency, 1_065.0)
    latency.answered(mark, 1_065.0)
    assert latency.least == 40.0


def test_where_the_other_node_knows_nothing_of_the_phone_nothing_is_proven() -> None:
    assert RelayedLook(lambda: None)() is None
    look = RelayedLook(lambda: None)
    look.told(KERNEL.pack(*phone(0)), Latency(look), 0.0)
    assert look() is None
