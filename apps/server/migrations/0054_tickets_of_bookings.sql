-- Who has come for an appointment, and when, is learnt of whatever became of the ticket.
CREATE INDEX tickets_of_bookings ON tickets (company_id, booking_id) WHERE booking_id IS NOT NULL;
