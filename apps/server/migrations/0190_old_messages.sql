-- Messages of five weeks stand here. Those that are too old, and those that were given up, are found without reading all of them: the first are looked for every hour, the
-- second are counted each time that somebody asks for the figures of a node.
CREATE INDEX outbox_by_age ON outbox (created_at) WHERE state <> 'waiting';
CREATE INDEX outbox_dead ON outbox (company_id, message_id) WHERE state = 'dead';
