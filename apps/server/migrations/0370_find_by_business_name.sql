-- The company for which a visitor comes stands in an extra field of the booking, and is found as the other names are: by how it begins, and by what follows its first word, which
-- often says only of what kind it is: of SIA „Rudzu lauks”, rudzu.

CREATE FUNCTION business_name(fields jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(fields ->> 'business_name', 200);

CREATE INDEX bookings_by_business_name ON bookings (company_id, (search_form(business_name(fields))) COLLATE "C", starts_at, booking_id)
  WHERE business_name(fields) <> '';
CREATE INDEX bookings_by_business_name_tail ON bookings (company_id, (search_tail(business_name(fields))) COLLATE "C", starts_at, booking_id)
  WHERE business_name(fields) ~ '[ -]';
