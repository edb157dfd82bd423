-- The code by which a visitor shows that an address is theirs, where the company asks for one. `code` is something else: the booking's public code.
ALTER TABLE bookings
  ADD COLUMN verification_code text NOT NULL DEFAULT '',
  ADD COLUMN verification_codes integer NOT NULL DEFAULT 0,
  ADD COLUMN verification_attempts integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN bookings.verification_code IS 'The code that was sent last; empty: none was, or it has been used. Never leaves the database but in the message to the visitor.';
COMMENT ON COLUMN bookings.verification_codes IS 'How many codes were made for this hold.';
COMMENT ON COLUMN bookings.verification_attempts IS 'How many codes were tried; counted before they are looked at.';

-- A booking that was declined keeps no time.
DELETE FROM occupancies o USING bookings b
WHERE b.company_id = o.company_id AND b.booking_id = o.booking_id AND b.approval = 'declined';
