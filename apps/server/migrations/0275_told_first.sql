-- Number of places that the holder of a ticket had stepped back by when they were told that they are the first of their service, while others could still be called before them; null: they were not.
-- Who is told later that they are next (`told_next`) is told both.
ALTER TABLE push_subscriptions ADD COLUMN told_first integer;
