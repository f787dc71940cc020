CREATE TABLE "forum_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
-- Written by hand: topics refer to them further down.
INSERT INTO "forum_categories" ("slug", "name", "colour", "position") VALUES
	('field-work', 'Field work', 'teal', 1),
	('diving-and-papers', 'Diving and papers', 'blue', 2),
	('work-and-pay', 'Work and pay', 'amber', 3),
	('desk-and-data', 'Desk and data', 'violet', 4),
	('general', 'General', 'slate', 5);
--> statement-breakpoint
COMMENT ON TABLE "forum_categories" IS 'seeded: its migration puts rows into an empty database, which is no sign of use';
--> statement-breakpoint
CREATE TABLE "forum_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"reply_id" uuid,
	"author_id" uuid NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_answers" (
	"topic_id" uuid PRIMARY KEY NOT NULL,
	"reply_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bio" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_readers" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"level" text DEFAULT 'normal' NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "forum_readers_user_id_topic_id_pk" PRIMARY KEY("user_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "forum_thanks" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"reply_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_thanks_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "search_words" "tsvector";--> statement-breakpoint
ALTER TABLE "forum_topics" ADD COLUMN "search_words" "tsvector";--> statement-breakpoint
ALTER TABLE "forum_topics" ADD COLUMN "category" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_settings" ADD COLUMN "mail_replies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_settings" ADD COLUMN "mail_mentions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_answers" ADD CONSTRAINT "forum_answers_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_answers" ADD CONSTRAINT "forum_answers_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_profiles" ADD CONSTRAINT "forum_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_readers" ADD CONSTRAINT "forum_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_readers" ADD CONSTRAINT "forum_readers_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thanks" ADD CONSTRAINT "forum_thanks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thanks" ADD CONSTRAINT "forum_thanks_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thanks" ADD CONSTRAINT "forum_thanks_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_edits_post" ON "forum_edits" USING btree ("post_id","replaced_at");--> statement-breakpoint
CREATE INDEX "forum_edits_topic" ON "forum_edits" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "forum_edits_reply" ON "forum_edits" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_edits_author" ON "forum_edits" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "forum_edits_replaced_at" ON "forum_edits" USING btree ("replaced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_answers_reply" ON "forum_answers" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_readers_topic" ON "forum_readers" USING btree ("topic_id","level");--> statement-breakpoint
CREATE INDEX "forum_readers_read_at" ON "forum_readers" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "forum_thanks_user" ON "forum_thanks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_thanks_topic" ON "forum_thanks" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "forum_thanks_reply" ON "forum_thanks" USING btree ("reply_id");--> statement-breakpoint
ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_category_forum_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."forum_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_username_prefix" ON "users" USING btree ("username_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forum_replies_words" ON "forum_replies" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "forum_topics_category" ON "forum_topics" USING btree ("category","is_pinned","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "forum_topics_words" ON "forum_topics" USING gin ("search_words");