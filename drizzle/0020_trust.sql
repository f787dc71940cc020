CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_user" ON "suspensions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suspensions_email_hash" ON "suspensions" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "suspensions_until" ON "suspensions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "person_notes_user" ON "person_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "person_notes_author" ON "person_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "audit_log_post_author" ON "audit_log" USING btree (("before" ->> 'author_id'));--> statement-breakpoint
CREATE INDEX "forum_replies_held" ON "forum_replies" USING btree ("held_at") WHERE "forum_replies"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "forum_topics_held" ON "forum_topics" USING btree ("held_at") WHERE "forum_topics"."held_at" is not null;