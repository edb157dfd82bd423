-- Where the visitors of a company pay before their visit: one other system for each company. Its secret signs both ways, so it is kept as it is, and is told once.
CREATE TABLE payment_gateways (
  company_id       integer PRIMARY KEY REFERENCES companies,
  -- Address at which a payment is begun; null: the rehearsal of this installation, with which nobody pays anything.
  url              text,
  secret           text NOT NULL,
  currency         text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  minutes_to_pay   integer NOT NULL CHECK (minutes_to_pay BETWEEN 5 AND 1440),
  is_active        boolean NOT NULL,
  updated_by       text NOT NULL,
  updated_at       timestamptz NOT NULL
);

-- What a visitor is to pay for a booking: the price of its service as it was then, in whole cents. `pending` ones end by themselves at their time.
CREATE TABLE payments (
  company_id    integer NOT NULL REFERENCES companies,
  payment_id    uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id    bigint NOT NULL,
  amount_cents  integer NOT NULL CHECK (amount_cents > 0),
  currency      text NOT NULL,
  state         text NOT NULL CHECK (state IN ('pending', 'paid', 'ended')),
  due_at        timestamptz NOT NULL,
  -- Page of the gateway on which this very payment is made, once it was begun there.
  page_url      text,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, payment_id),
  UNIQUE (company_id, booking_id)
);
CREATE INDEX payments_due ON payments (due_at) WHERE state = 'pending';

-- Money of which a gateway told, each once: what it was taken for. `refund`: for nothing, it has to go back.
CREATE TABLE payment_receipts (
  company_id      integer NOT NULL,
  payment_id      uuid NOT NULL,
  transaction_id  text NOT NULL,
  amount_cents    integer NOT NULL,
  outcome         text NOT NULL CHECK (outcome IN ('paid', 'taken_again', 'refund')),
  received_at     timestamptz NOT NULL,
  PRIMARY KEY (company_id, payment_id, transaction_id),
  FOREIGN KEY (company_id, payment_id) REFERENCES payments
);
