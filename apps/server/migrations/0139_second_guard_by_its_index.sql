-- The guard asks for the first two times that end after a moment, in the order of its own index. Of a table that has grown since it was last
-- analyzed, the planner thought it as well to read all times of the company by another index and to sort them: of a thousand bookings in one
-- transaction each read all others. With no sort to choose it walks its own index, whatever is known of the table.
ALTER FUNCTION refuse_double_booking() SET enable_sort = off;
ALTER FUNCTION refuse_double_booking() SET enable_incremental_sort = off;
