-- A visit that goes on to another service, is sent on or set aside has parts, and each counts for the service during which it passed. Those that are over stand beside
-- the ticket: {service_id, counter, from, till}; service_id is null where the call was taken back. Of visits from before nobody knows them: all of such a visit is of its last service.
ALTER TABLE tickets ADD COLUMN parts jsonb NOT NULL DEFAULT '[]', ADD COLUMN part_since timestamptz;
COMMENT ON COLUMN tickets.part_since IS 'When the part at hand began, where one was before it since it was called; null: with its call.';
CREATE INDEX tickets_in_parts ON tickets (company_id, location_id, day) WHERE parts <> '[]';
