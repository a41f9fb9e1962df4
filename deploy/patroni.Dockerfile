# PostgreSQL under Patroni; both come from the PostgreSQL project's own packages.
FROM postgres:18
RUN apt-get update && apt-get install --yes --no-install-recommends patroni python3-etcd && rm -rf /var/lib/apt/lists/*
COPY patroni.yaml /etc/patroni.yaml
RUN install -d -o postgres -g postgres -m 700 /var/lib/postgresql/patroni
USER postgres
ENTRYPOINT ["patroni", "/etc/patroni.yaml"]
