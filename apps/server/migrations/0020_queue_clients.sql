-- Devices that are connected to the queue socket, by the process that has them, so that a monitor at any other sees and pauses them. A row
-- lives as long as its connection; those of a process that is gone go with it.

CREATE TABLE queue_nodes (
  node_id  text PRIMARY KEY,
  -- Said again every few seconds, for as long as the process runs.
  seen_at  timestamptz NOT NULL
);

CREATE TABLE queue_clients (
  company_id  integer NOT NULL,
  socket_id   text NOT NULL,
  node_id     text NOT NULL REFERENCES queue_nodes ON DELETE CASCADE,
  client      jsonb NOT NULL,
  PRIMARY KEY (company_id, socket_id)
);
CREATE INDEX queue_clients_by_node ON queue_clients (node_id);
