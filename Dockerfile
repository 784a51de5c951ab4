# Built where there are pip and a compiler's worth of tools; what runs is the second stage.
FROM python:3.12-slim AS build
WORKDIR /source
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY .ci/build.lock .ci/server.lock .ci/
RUN python -m venv /opt/build && /opt/build/bin/pip install --require-hashes --only-binary :all: -r .ci/build.lock \
    && python -m venv /opt/mafia && /opt/mafia/bin/pip install --require-hashes --only-binary :all: -r .ci/server.lock
COPY . .
RUN /opt/build/bin/python -m hatchling build -t wheel -d /opt/wheel \
    && /opt/mafia/bin/pip install --no-deps --no-index /opt/wheel/*.whl \
    && /opt/mafia/bin/python -m mafia_moderator.cogs.upkeep.warming \
    && /opt/mafia/bin/pip uninstall --yes pip

FROM python:3.12-slim
# With FriBidi, Pillow writes from right to left; without it a game has no picture.
# An empty MAFIA_DATA_DIR in an .env means ./data, which must be the volume all the same.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 mafia \
    && install -d -o mafia /data \
    && install -d /app && ln -sfn /data /app/data
COPY --from=build /opt/mafia /opt/mafia

WORKDIR /app
USER mafia
VOLUME /data
ENV PATH=/opt/mafia/bin:$PATH MAFIA_DATA_DIR=/data
ENTRYPOINT ["mafia"]
CMD ["run"]
