"""Settings: what is read, and how a mistake is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.settings import REMEDIES, Settings, SettingsError, Shards, load_settings, variable_of

TOKEN = "MTE4NzQyMDY0MjQ0NzU0ODQ4OA.GqXyZ1.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in REMEDIES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def problems(**environment: str) -> dict[str, str]:
    """What load_settings says against this environment: variable -> its whole line."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        with pytest.raises(SettingsError) as caught:
            load_settings()
    return {problem.variable: str(problem) for problem in caught.value.problems}


def test_nothing_set_is_fine(tmp_path: Path):
    settings = load_settings()
    assert settings == Settings(data_dir=tmp_path / "data")
    assert (settings.discord_token, settings.redis_url, settings.language) == (None, None, "en")


def test_the_environment_wins_over_the_file_and_empty_means_not_set(monkeypatch: pytest.MonkeyPatch):
    Path(".env").write_text(f"DISCORD_TOKEN=\nREDIS_URL=\nMAFIA_LANGUAGE=uk\nMAFIA_LOG_LEVEL=debug\nOTHER={TOKEN}\n")
    monkeypatch.setenv("MAFIA_LANGUAGE", "fa")
    settings = load_settings()
    assert (settings.language, settings.log_level, settings.discord_token) == ("fa", "debug", None)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DISCORD_TOKEN", "your-token-here"),
        ("REDIS_URL", "http://example.net"),
        ("REDIS_URL", "redis://:hush@example.net:port/0"),
        ("MAFIA_DATA_DIR", "a-file/data"),
        ("MAFIA_LOG_LEVEL", "loud"),
        ("MAFIA_LOG_JSON", "perhaps"),
        ("MAFIA_METRICS_PORT", "70000"),
        ("MAFIA_METRICS_HOST", "not a host"),
        ("MAFIA_SHARD_COUNT", "0"),
        ("MAFIA_SHARD_IDS", "three"),
        ("MAFIA_SHARDS", "three"),
        ("MAFIA_SHARDS", "2-3"),
        ("MAFIA_SHARDS", "0-4/4"),
        ("MAFIA_SHARDS", "auto/0"),
        ("MAFIA_LANGUAGE", "tlh"),
    ],
)
def test_each_mistake_names_its_variable_and_remedy_and_not_its_value(variable: str, value: str):
    Path("a-file").write_text("in the way")
    told = problems(**{variable: value})
    assert list(told) == [variable]
    assert REMEDIES[variable] in told[variable]
    assert value not in told[variable]
    assert "hush" not in told[variable]


@pytest.mark.parametrize(
    ("variable", "folder"),
    [("MAFIA_DATA_DIR", "~no-such/data"), ("MAFIA_SCENARIOS", "~no-such-user/books"), ("MAFIA_SCENARIOS", "a" * 300)],
)
def test_a_folder_that_the_system_knows_no_way_to_is_told_in_a_line(variable: str, folder: str):
    assert problems(**{variable: folder})[variable].endswith(REMEDIES[variable])


def test_a_file_that_is_no_text_is_told_in_a_line():
    """As an editor of another system keeps it, or one line of it in an old encoding."""
    for content in ("MAFIA_LANGUAGE=uk\n".encode("utf-16"), b"MAFIA_LANGUAGE=uk  # caf\xe9\n"):
        Path(".env").write_bytes(content)
        assert "UTF-8" in problems()[".env"]


def test_every_mistake_is_told_at_once():
    told = problems(DISCORD_TOKEN="no", MAFIA_LANGUAGE="no", MAFIA_LOGLEVEL="debug")
    assert set(told) == {"DISCORD_TOKEN", "MAFIA_LANGUAGE", "MAFIA_LOGLEVEL"}


def test_what_kubernetes_tells_of_its_services_is_no_misspelt_setting(monkeypatch: pytest.MonkeyPatch):
    """Into every container of a namespace, of each service in it, whatever that one is called."""
    for service in ("MAFIA", "MAFIA_REDIS"):
        told = {"SERVICE_HOST": "10.0.0.1", "SERVICE_PORT": "9100", "SERVICE_PORT_METRICS": "9100"}
        told |= {"PORT": "tcp://10.0.0.1:9100", "PORT_9100_TCP": "tcp://10.0.0.1:9100"}
        told |= {"PORT_9100_TCP_PROTO": "tcp", "PORT_9100_TCP_PORT": "9100", "PORT_9100_TCP_ADDR": "10.0.0.1"}
        for name, value in told.items():
            monkeypatch.setenv(f"{service}_{name}", value)
    assert load_settings().metrics_port is None
    assert list(problems(MAFIA_METRIC_PORT="9100")) == ["MAFIA_METRIC_PORT"]


def test_a_misspelt_variable_is_told_its_neighbour():
    Path(".env").write_text("MAFIA_METRIC_PORT=9000\n")
    assert "Did you mean MAFIA_METRICS_PORT?" in problems()["MAFIA_METRIC_PORT"]


@pytest.mark.parametrize(("text", "numbers"), [("0", (0,)), ("0,2-4, 3", (0, 2, 3, 4)), ("7", (7,))])
def test_shards_are_listed_or_spanned(monkeypatch: pytest.MonkeyPatch, text: str, numbers: tuple[int, ...]):
    monkeypatch.setenv("MAFIA_SHARD_COUNT", "8")
    monkeypatch.setenv("MAFIA_SHARD_IDS", text)
    assert load_settings().shard_ids == numbers


@pytest.mark.parametrize(
    ("text", "shards"),
    [
        ("0-1/4", Shards((0, 1), 4)),
        ("auto", Shards(None, None, auto=True)),
        (" Auto / 8", Shards(None, 8, auto=True)),
        ("", Shards((3,), 8)),
    ],
)
def test_what_a_process_serves_is_said_at_once(monkeypatch: pytest.MonkeyPatch, text: str, shards: Shards):
    monkeypatch.setenv("MAFIA_SHARD_COUNT", "8")
    monkeypatch.setenv("MAFIA_SHARD_IDS", "3")
    monkeypatch.setenv("MAFIA_SHARDS", text)
    assert load_settings().served == shards


@pytest.mark.parametrize("count", ["", "4"])
def test_shards_beyond_their_count_are_refused(count: str):
    assert list(problems(MAFIA_SHARD_IDS="3-4", MAFIA_SHARD_COUNT=count)) == ["MAFIA_SHARD_IDS"]


def test_secrets_are_known_for_redaction_and_not_printed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    monkeypatch.setenv("REDIS_URL", "redis+sentinel://:p%40ss@one:26379,two:26379/games?sentinel_password=second")
    settings = load_settings()
    assert set(settings.secrets) == {TOKEN, "p%40ss", "p@ss", "second"}
    assert not [secret for secret in settings.secrets if secret in f"{settings!r}{settings}"]


def test_every_setting_is_described_and_in_the_example_file():
    names = {variable_of(field) for field in Settings.model_fields}
    assert names == set(REMEDIES)
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    assert names == {line.partition("=")[0] for line in example.splitlines() if "=" in line and line[0] != "#"}
