FROM debian:stable-slim
RUN apt-get update && apt-get install --yes --no-install-recommends etcd-server && rm -rf /var/lib/apt/lists/*
ENTRYPOINT ["etcd"]
