FROM python:3.12-slim

WORKDIR /app
COPY . .
# What the bot needs to run, at the versions of the lock; the tools for tests and sound stay out.
# An empty MAFIA_DATA_DIR in an .env means ./data, which must be the volume all the same.
RUN pip install --no-cache-dir --constraint requirements.lock . \
    && useradd --system --uid 10001 mafia \
    && install -d -o mafia /data \
    && ln -sfn /data /app/data

USER mafia
VOLUME /data
ENV MAFIA_DATA_DIR=/data
ENTRYPOINT ["mafia"]
CMD ["run"]
