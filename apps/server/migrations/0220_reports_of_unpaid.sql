-- A booking that was canceled as nobody paid counts as not completed, as in the list of bookings: the months in which there are some are counted again.
UPDATE report_parts p SET due_at = least(p.due_at, p.ends_at)
FROM (
  SELECT DISTINCT company_id, location_id, starts_at FROM bookings
  WHERE status = 'canceled' AND upper(fields ->> '_payment_status') = 'EXPIRED'
) AS unpaid
WHERE p.company_id = unpaid.company_id AND p.location_id = unpaid.location_id
  AND p.begins_at <= unpaid.starts_at AND p.ends_at > unpaid.starts_at;
