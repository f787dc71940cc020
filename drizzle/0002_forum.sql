CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"client_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"content" text NOT NULL,
	"preview" text NOT NULL,
	"author_id" uuid NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	"last_reply_author_id" uuid,
	"last_activity_at" timestamp with time zone NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"client_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_views" (
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_views_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"reply_id" uuid,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"forum_mail" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"reply_id" uuid,
	"post_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_last_reply_author_id_users_id_fk" FOREIGN KEY ("last_reply_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_views" ADD CONSTRAINT "forum_views_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_views" ADD CONSTRAINT "forum_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notifications" ADD CONSTRAINT "forum_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notifications" ADD CONSTRAINT "forum_notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notifications" ADD CONSTRAINT "forum_notifications_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notifications" ADD CONSTRAINT "forum_notifications_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_settings" ADD CONSTRAINT "forum_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_replies_topic" ON "forum_replies" USING btree ("topic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_replies_author" ON "forum_replies" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_replies_client_key" ON "forum_replies" USING btree ("author_id","client_key");--> statement-breakpoint
CREATE INDEX "forum_topics_order" ON "forum_topics" USING btree ("is_pinned","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "forum_topics_author" ON "forum_topics" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_topics_last_reply_author" ON "forum_topics" USING btree ("last_reply_author_id");--> statement-breakpoint
CREATE INDEX "forum_topics_title" ON "forum_topics" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "forum_topics_client_key" ON "forum_topics" USING btree ("author_id","client_key");--> statement-breakpoint
CREATE INDEX "forum_views_user" ON "forum_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_views_counted_at" ON "forum_views" USING btree ("counted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_notifications_once" ON "forum_notifications" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "forum_notifications_user" ON "forum_notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_notifications_topic" ON "forum_notifications" USING btree ("topic_id","user_id");--> statement-breakpoint
CREATE INDEX "forum_notifications_reply" ON "forum_notifications" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_notifications_actor" ON "forum_notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "forum_notifications_created_at" ON "forum_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_once" ON "forum_reports" USING btree ("reporter_id","post_id");--> statement-breakpoint
CREATE INDEX "forum_reports_open" ON "forum_reports" USING btree ("kept_at","created_at");--> statement-breakpoint
CREATE INDEX "forum_reports_topic" ON "forum_reports" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "forum_reports_reply" ON "forum_reports" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_reports_post" ON "forum_reports" USING btree ("post_id");