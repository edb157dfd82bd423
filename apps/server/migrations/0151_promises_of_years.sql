-- What was promised is kept for as long as it may be compared. Every half minute those are looked for that are not over yet: few among the many that are.
CREATE INDEX wait_promises_open ON wait_promises (company_id, location_id) WHERE waited_ms IS NULL;
