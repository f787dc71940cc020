CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"user_id" uuid,
	"who" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "feed_entries" (
	"feed_id" uuid NOT NULL,
	"key" text NOT NULL,
	"page" text,
	"job_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_entries_feed_id_key_pk" PRIMARY KEY("feed_id","key")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"url_key" text NOT NULL,
	"title" text NOT NULL,
	"company_id" uuid,
	"paused" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"fault" text,
	"faults" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on") WHERE "data_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_done" ON "data_requests" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "data_requests_user" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_entries_page" ON "feed_entries" USING btree ("feed_id","page") WHERE "feed_entries"."page" is not null;--> statement-breakpoint
CREATE INDEX "feed_entries_job_id" ON "feed_entries" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_url_key" ON "feeds" USING btree ("url_key");--> statement-breakpoint
CREATE INDEX "feeds_next_at" ON "feeds" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "analytics_sessions_issues" ON "analytics_sessions" USING btree ("campaign") WHERE "analytics_sessions"."campaign" like 'newsletter / %';