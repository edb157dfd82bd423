-- What is done again and again by whichever node is alive, and when next. Whoever moves the time on has claimed it.

CREATE TABLE recurring_work (
  name    text PRIMARY KEY,
  due_at  timestamptz NOT NULL
);
