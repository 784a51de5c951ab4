FROM python:3.12-slim

WORKDIR /app
COPY . .
# What the bot needs to run, at the versions of the lock; the tools for tests and sound stay out.
RUN pip install --no-cache-dir --constraint requirements.lock . \
    && useradd --system --uid 10001 mafia \
    && install -d -o mafia /data

USER mafia
ENV MAFIA_DATA_DIR=/data
ENTRYPOINT ["mafia"]
CMD ["run"]
