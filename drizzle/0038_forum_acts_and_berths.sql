CREATE TABLE "forum_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"post_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "forum_kept" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act_id" uuid NOT NULL,
	"person_id" uuid,
	"part" text NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_berths" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"work" text NOT NULL,
	"year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_questions" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"topic_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"asked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_settings" ADD COLUMN "mail_questions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_answers" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_acts" ADD CONSTRAINT "forum_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_acts" ADD CONSTRAINT "forum_acts_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_kept" ADD CONSTRAINT "forum_kept_act_id_forum_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."forum_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_kept" ADD CONSTRAINT "forum_kept_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notes" ADD CONSTRAINT "forum_notes_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notes" ADD CONSTRAINT "forum_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_berths" ADD CONSTRAINT "forum_berths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_questions" ADD CONSTRAINT "forum_questions_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_questions" ADD CONSTRAINT "forum_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_questions" ADD CONSTRAINT "forum_questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_questions" ADD CONSTRAINT "forum_questions_asked_id_users_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_acts_created_at" ON "forum_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_acts_post" ON "forum_acts" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_acts_actor" ON "forum_acts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "forum_acts_undone_by" ON "forum_acts" USING btree ("undone_by_id");--> statement-breakpoint
CREATE INDEX "forum_kept_act" ON "forum_kept" USING btree ("act_id","part");--> statement-breakpoint
CREATE INDEX "forum_kept_person" ON "forum_kept" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "forum_notes_topic" ON "forum_notes" USING btree ("topic_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_notes_author" ON "forum_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "forum_berths_user" ON "forum_berths" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "forum_berths_company" ON "forum_berths" USING btree ("company_key","year");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_questions_once" ON "forum_questions" USING btree ("job_id","asker_id","asked_id");--> statement-breakpoint
CREATE INDEX "forum_questions_topic" ON "forum_questions" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "forum_questions_asker" ON "forum_questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "forum_questions_asked" ON "forum_questions" USING btree ("asked_id");--> statement-breakpoint
CREATE INDEX "forum_replies_shown" ON "forum_replies" USING btree ("topic_id","created_at","id") WHERE "forum_replies"."held_at" is null;--> statement-breakpoint
CREATE INDEX "forum_answers_accepted_at" ON "forum_answers" USING btree ("accepted_at");