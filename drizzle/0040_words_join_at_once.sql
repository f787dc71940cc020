-- The indexes are kept: only how new words join them changes, and what waits joins now.
ALTER INDEX "forum_replies_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "forum_topics_title" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "forum_topics_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "job_words_less_one" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "jobs_search_words" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "jobs_search_location" SET (fastupdate=false);--> statement-breakpoint
SELECT gin_clean_pending_list('forum_replies_words'), gin_clean_pending_list('forum_topics_title'), gin_clean_pending_list('forum_topics_words'), gin_clean_pending_list('job_words_less_one'), gin_clean_pending_list('jobs_search_words'), gin_clean_pending_list('jobs_search_location');
