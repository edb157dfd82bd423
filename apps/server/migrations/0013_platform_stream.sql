-- What every process has to know besides the companies' events: sign-ins that ended, people and companies that changed. Numbered like a
-- company's stream, by a row that stays locked until the commit, so that numbers follow the order of the commits without gaps.

CREATE TABLE platform_stream (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seq      bigint NOT NULL DEFAULT 0
);
INSERT INTO platform_stream DEFAULT VALUES;

CREATE TABLE platform_events (
  seq    bigint PRIMARY KEY,
  at     timestamptz NOT NULL,
  event  jsonb NOT NULL
);
CREATE INDEX platform_events_by_age ON platform_events (at);
