-- Every list of bookings is a walk along an index that is in order of the start behind what is filtered by, so that a page costs the same
-- however many bookings there are.

DROP INDEX bookings_by_day;
CREATE INDEX bookings_by_day ON bookings (company_id, location_id, starts_at, booking_id);
CREATE INDEX bookings_by_location_status ON bookings (company_id, location_id, status, starts_at, booking_id);
CREATE INDEX bookings_by_status ON bookings (company_id, status, starts_at, booking_id);
CREATE INDEX bookings_by_service ON bookings (company_id, service_id, status, starts_at, booking_id);
CREATE INDEX bookings_by_specialist ON bookings (company_id, specialist_id, status, starts_at, booking_id) WHERE specialist_id IS NOT NULL;
CREATE INDEX bookings_by_open_payment ON bookings (company_id, starts_at, booking_id)
  WHERE fields ->> '_payment_status' = 'PENDING' AND approval <> 'declined'
    AND status IN ('locked', 'verified', 'scheduled', 'confirmed');

-- One index for a number and for the beginning of one.
DROP INDEX bookings_by_phone;
DROP INDEX bookings_by_phone_start;
CREATE INDEX bookings_by_phone ON bookings (company_id, phone_number COLLATE "C", starts_at, booking_id) WHERE phone_number <> '';

-- One index for a name within a company and within all of them.
DROP INDEX bookings_by_qtid;
DROP INDEX bookings_by_bare_qtid;
CREATE UNIQUE INDEX bookings_by_qtid ON bookings (qtid, company_id);

-- Behind each name, number and code its bookings are in order of their start.
DROP INDEX bookings_by_last_name;
DROP INDEX bookings_by_first_name;
DROP INDEX bookings_by_last_name_tail;
CREATE INDEX bookings_by_last_name ON bookings (company_id, (search_form(last_name)) COLLATE "C", starts_at, booking_id) WHERE last_name <> '';
CREATE INDEX bookings_by_first_name ON bookings (company_id, (search_form(first_name)) COLLATE "C", starts_at, booking_id) WHERE first_name <> '';
CREATE INDEX bookings_by_last_name_tail ON bookings (company_id, (search_tail(last_name)) COLLATE "C", starts_at, booking_id) WHERE last_name ~ '[ -]';
