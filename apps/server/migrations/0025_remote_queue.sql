-- Lines that another queue system keeps: what is known of that system, and which of our tickets are its own.

CREATE TABLE remote_lines (
  company_id   integer NOT NULL,
  location_id  integer NOT NULL,
  -- Addresses that it was asked at. With others everything begins anew.
  addresses    text NOT NULL,
  is_online    boolean NOT NULL,
  -- Since when that is so.
  since        timestamptz NOT NULL,
  -- Why the last question got no answer, and how many in a row got none.
  fault        text,
  failures     integer NOT NULL DEFAULT 0,
  heard_at     timestamptz,
  -- When it is asked next. Whoever asks moves it on first, so that no other node does the same.
  ask_at       timestamptz NOT NULL,
  -- By the id of our service: whether it gives tickets, how many wait, how long one waits.
  services     jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (company_id, location_id),
  FOREIGN KEY (company_id, location_id) REFERENCES locations
);
CREATE INDEX remote_lines_by_time ON remote_lines (ask_at);
CREATE INDEX locations_kept_elsewhere ON locations (company_id, location_id)
  WHERE qms_services_url <> '' AND qms_tickets_url <> '' AND qms_get_ticket_url <> '' AND qms_cancel_ticket_url <> '';

ALTER TABLE tickets
  ADD COLUMN is_remote     boolean NOT NULL DEFAULT false,
  ADD COLUMN remote_id     text,
  -- Name under which it was asked for, for as long as it is not known what became of that.
  ADD COLUMN remote_key    text,
  ADD COLUMN remote_label  text NOT NULL DEFAULT '',
  -- Its place and its waits, as the other system says.
  ADD COLUMN remote_place  jsonb;
-- Numbers of another system are its own affair.
ALTER TABLE tickets DROP CONSTRAINT tickets_company_id_location_id_day_letter_number_key;
CREATE UNIQUE INDEX tickets_by_number ON tickets (company_id, location_id, day, letter, number) WHERE NOT is_remote;
CREATE UNIQUE INDEX tickets_by_remote_id ON tickets (company_id, location_id, day, remote_id) WHERE remote_id IS NOT NULL;
CREATE INDEX tickets_unsettled ON tickets (company_id, location_id) WHERE remote_key IS NOT NULL;
