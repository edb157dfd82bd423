-- Since when a counter is open, on a break or closed as it is now, and who had it so; nobody where the system did.
ALTER TABLE counters ADD COLUMN state_since timestamptz;
ALTER TABLE counters ADD COLUMN state_by text NOT NULL DEFAULT '';
