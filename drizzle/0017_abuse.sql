CREATE TABLE "demo_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD COLUMN "body" jsonb;