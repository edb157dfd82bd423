-- Whose visit was longer ago than their company keeps people is found from the index alone, however many bookings there are: those that tell of nobody any more are not in it.
CREATE INDEX bookings_with_visitors ON bookings (company_id, ends_at) WHERE kind = 'appointment' AND user_deleted_at IS NULL;
CREATE INDEX tickets_with_holders ON tickets (company_id, created_at)
  WHERE note <> '' OR ip <> '' OR session <> '' OR push_ids <> '{}'::jsonb;
