CREATE TABLE "analytics_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"visitor" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_interactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid,
	"session_id" text NOT NULL,
	"interaction_type" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD CONSTRAINT "analytics_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interactions" ADD CONSTRAINT "job_interactions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interactions" ADD CONSTRAINT "job_interactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_sessions_counted" ON "analytics_sessions" USING btree ("created_at","visitor","session_id") WHERE not "analytics_sessions"."is_admin";--> statement-breakpoint
CREATE INDEX "analytics_sessions_created_at" ON "analytics_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_sessions_user_id" ON "analytics_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_interactions_counted" ON "job_interactions" USING btree ("job_id","interaction_type") WHERE not "job_interactions"."is_admin";--> statement-breakpoint
CREATE INDEX "job_interactions_created_at" ON "job_interactions" USING btree ("created_at","interaction_type");--> statement-breakpoint
CREATE INDEX "job_interactions_user_id" ON "job_interactions" USING btree ("user_id");