-- A second guard against two bookings on one lane, which stands on nothing that the exclusion constraint stands on: an index of another kind,
-- a lock of its own, and a look at the table at the moment of the commit. It holds whatever code wrote the row.

-- What the guard takes for granted: a beginning, an end, and the end free for the next one.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_begin_and_end
  CHECK (lower_inc(during) AND NOT upper_inc(during) AND NOT upper_inf(during));

-- Of times that do not overlap, the first to end after a moment is also the first to begin: one row tells whether a lane is free.
CREATE INDEX occupancies_by_end ON occupancies (company_id, resource_kind, resource_id, lane, upper(during));

-- Runs at the commit, for each row that was written. The lock lets one transaction of a company through at a time, from the look to the moment at
-- which others see its rows; nothing is waited for behind it, so that no two wait for each other. A statement sees what was
-- committed before it, so the look is a statement of its own behind the lock. Rows are compared as wholes, which a B-tree can answer
-- and GiST cannot: whatever the planner thinks, the index of the constraint is not asked.
-- Whoever is refused may try again, and then sees the other's row: hence the code of a serialization failure.
CREATE FUNCTION refuse_double_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(TG_RELID::integer, NEW.company_id);
  IF EXISTS (
    SELECT FROM (
      SELECT o.booking_id, o.during FROM occupancies o
      WHERE (o.company_id, o.resource_kind, o.resource_id, o.lane, upper(o.during))
          > (NEW.company_id, NEW.resource_kind, NEW.resource_id, NEW.lane, lower(NEW.during))
        AND (o.company_id, o.resource_kind, o.resource_id, o.lane) <= (NEW.company_id, NEW.resource_kind, NEW.resource_id, NEW.lane)
      ORDER BY o.company_id, o.resource_kind, o.resource_id, o.lane, upper(o.during)
      -- When any overlaps the new row, one of the first two does.
      LIMIT 2) AS near
    WHERE near.booking_id <> NEW.booking_id AND lower(near.during) < upper(NEW.during)
  ) AND EXISTS (
    -- What was given back before the commit is in nobody's way.
    SELECT FROM occupancies o
    WHERE (o.company_id, o.booking_id) >= (NEW.company_id, NEW.booking_id) AND (o.company_id, o.booking_id) <= (NEW.company_id, NEW.booking_id)
      AND (o.resource_kind, o.resource_id, o.lane, o.during) IS NOT DISTINCT FROM (NEW.resource_kind, NEW.resource_id, NEW.lane, NEW.during)
  ) THEN
    RAISE EXCEPTION 'lane % of % % of company % would hold two bookings at a time',
      NEW.lane, NEW.resource_kind, NEW.resource_id, NEW.company_id
      USING ERRCODE = 'serialization_failure', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END
$$;

-- Company 0 is nobody: its rows come and go where the index of the constraint is given its levels.
CREATE CONSTRAINT TRIGGER occupancies_hold_one_booking
  AFTER INSERT OR UPDATE OF company_id, resource_kind, resource_id, lane, during ON occupancies
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.company_id <> 0)
  EXECUTE FUNCTION refuse_double_booking();
