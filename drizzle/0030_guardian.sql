CREATE TABLE "link_checks" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'unknown' NOT NULL,
	"reason" text DEFAULT 'not_looked_yet' NOT NULL,
	"sign" text,
	"excerpt" text,
	"found_url" text,
	"checked_at" timestamp with time zone,
	"open_at" timestamp with time zone,
	"first_gone_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"seen" jsonb,
	"kept_sign" text,
	"kept_until" timestamp with time zone,
	"steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"step_host" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"robots" text,
	"robots_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "checked_open_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_next_at" ON "link_checks" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "link_checks_state" ON "link_checks" USING btree ("state");--> statement-breakpoint
CREATE INDEX "link_checks_closings" ON "link_checks" USING btree ("host","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_once" ON "listing_reports" USING btree ("reporter_id","job_id") WHERE "listing_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "listing_reports_open" ON "listing_reports" USING btree ("created_at") WHERE "listing_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "listing_reports_job" ON "listing_reports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "jobs_publish_at" ON "jobs" USING btree ("publish_at") WHERE "jobs"."draft";