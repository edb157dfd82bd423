-- Number of a company's stream up to which events were changed after they were published, as when somebody is erased: what a process still has of
-- them in memory is not taken by this follower.
ALTER TABLE stream_followers ADD COLUMN rewritten_till bigint NOT NULL DEFAULT 0;
