"""The way into a game: the lobby begins by itself, and an opening night in which nothing is left to do is over."""

from __future__ import annotations

from cogs.local_table.server.opening_night import BEAT, OpeningNight
from cogs.local_table.server.serve_page import served
from cogs.simulated.people.scripted_game import begin, gather, to_the_deadline
from cogs.simulated.simulation import simulated
from core.table.open_store import passing_store
from tests.local_table.browser import tab


async def test_a_lobby_begins_once_everybody_sits_unless_the_viewer_wants_to_look() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=3, look=False)
        await page.until(lambda: page.seen["clock"]["mood"] != "lobby")
        assert not any(frame["needs"] for frame in page.frames if frame["see"] == "needs")
        assert not any(message["only_you"] for message in page.seen["messages"][page.place()["id"]])
        await page.open(seats=6, seed=3, look=True)
        need = (await page.until(lambda: page.seen["needs"]))[0]
        assert need["press"] == "Begin"
        assert page.seen["clock"]["mood"] == "lobby"


async def test_an_opening_night_is_over_a_beat_after_its_last_deed() -> None:
    async with passing_store() as store, simulated(store) as (env, bot, simulation):
        simulation.seed = 1
        company = await gather(env, bot, "en", scenario="godfather", players=8, seed=1)
        await begin(company, "en")
        while not company.todo():  # the opening day
            await to_the_deadline(company)
        await company.step()
        opening, state = OpeningNight(company), company.table.state
        assert state is not None
        assert state.clock is not None
        assert state.clock.due is not None
        for moment in (0.0, 10.0, 100.0):
            assert opening.over_at(moment, asked=False) is None
        for prompt in company.todo():
            company.idle.add(state.user_of(prompt.seat) or 0)  # what is asked of these is the viewer's to answer
        assert opening.over_at(200.0, asked=True) is None
        assert opening.over_at(200.0 + BEAT / 2, asked=False) is None
        assert opening.over_at(200.0 + BEAT, asked=False) == state.clock.due / 1000
        await env.advance_time(state.clock.due / 1000 - env.now().timestamp() + 1)
        assert opening.over_at(300.0, asked=False) is None
        assert opening.over_at(400.0, asked=False) is None
