-- Processes that serve, so that whoever looks after them sees which are there and what they run. A row is said again every few seconds, and removed by
-- the process when it ends, or by another one when it has been silent for an hour.
CREATE TABLE nodes (
  node_id     text PRIMARY KEY,
  version     text NOT NULL,
  started_at  timestamptz NOT NULL,
  seen_at     timestamptz NOT NULL
);
