-- Payments that a demo rehearses, as another system would keep them: what it was asked for, and what somebody chose on its page.
CREATE TABLE payment_rehearsals (
  company_id    integer NOT NULL REFERENCES companies,
  rehearsal_id  uuid NOT NULL DEFAULT gen_random_uuid(),
  -- As whoever began it names it: asked for again, it is the same one.
  reference     text NOT NULL,
  amount        integer NOT NULL,
  currency      text NOT NULL,
  description   text NOT NULL,
  expires_at    timestamptz NOT NULL,
  return_url    text NOT NULL,
  callback_url  text NOT NULL,
  choice        text CHECK (choice IN ('paid', 'canceled')),
  PRIMARY KEY (company_id, rehearsal_id),
  UNIQUE (company_id, reference)
);
