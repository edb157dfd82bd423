-- Customers by what they are looked for, and those of one branch in the order in which they became known.

DROP INDEX users_by_phone;
CREATE INDEX users_by_phone ON users (company_id, phone_number, phone_country_code);
CREATE INDEX users_by_email ON users (company_id, lower(email), user_id) WHERE email <> '';
CREATE INDEX bookings_by_user ON bookings (company_id, location_id, user_id, service_id) WHERE user_id IS NOT NULL;

-- What was done to a set-up, among all that was done to bookings.
CREATE INDEX audit_of_set_ups ON audit (company_id, audit_id) WHERE object_kind IN ('location', 'service', 'specialist');
