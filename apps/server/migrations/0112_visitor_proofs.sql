-- Challenges that pages of visitors solved in the last day: each counts once, and gives its address room for one more hold and one more booking.
CREATE TABLE visitor_proofs (
  company_id  integer NOT NULL,
  challenge   text NOT NULL,
  subject     text NOT NULL,
  at          timestamptz NOT NULL,
  PRIMARY KEY (company_id, challenge)
);
CREATE INDEX visitor_proofs_by_subject ON visitor_proofs (company_id, subject, at);
CREATE INDEX visitor_proofs_by_age ON visitor_proofs (at);
COMMENT ON TABLE visitor_proofs IS 'The signature of each challenge that was solved, and the address of the visitor; no older than a day.';
