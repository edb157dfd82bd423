-- Addresses that want no messages of a company but those of what they asked for themselves. Kept is what comes of an address and a secret of the installation, not the address:
-- it outlives the booking and the visitor's data.
CREATE TABLE message_opt_outs (
  company_id    integer NOT NULL REFERENCES companies,
  address_hash  text NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, address_hash)
);
