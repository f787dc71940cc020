CREATE TABLE "forum_topic_views" (
	"topic_id" uuid PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_topic_views" ADD CONSTRAINT "forum_topic_views_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "forum_topic_views" ("topic_id", "views") SELECT "id", "view_count" FROM "forum_topics" WHERE "view_count" > 0;--> statement-breakpoint
ALTER TABLE "forum_topics" DROP COLUMN "view_count";--> statement-breakpoint
-- Whoever changes the forum says so to the cache now: what was said here went out for every statement, also for views.
DROP TRIGGER "forum_topics_changed" ON "forum_topics";--> statement-breakpoint
DROP TRIGGER "forum_replies_changed" ON "forum_replies";--> statement-breakpoint
DROP TRIGGER "users_in_topics_changed" ON "users";--> statement-breakpoint
DROP TRIGGER "users_in_replies_changed" ON "users";--> statement-breakpoint
DROP FUNCTION "tell_topics_changed"();--> statement-breakpoint
DROP FUNCTION "tell_replies_changed"();
