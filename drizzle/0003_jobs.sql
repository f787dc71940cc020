CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY berth_stem (TEMPLATE = snowball, LANGUAGE = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION berth (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION berth ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword WITH berth_stem;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"applicant_name" text NOT NULL,
	"applicant_email" text NOT NULL,
	"cover_letter" text,
	"resume_url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"contact_email" text NOT NULL,
	"description" text,
	"website" text,
	"size" text,
	"logo" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_words" (
	"word" text PRIMARY KEY NOT NULL,
	"less_one" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text,
	"location" text NOT NULL,
	"salary" text,
	"job_type" text[] NOT NULL,
	"work_type" text,
	"experience_level" text,
	"industry_section" text,
	"application_instructions" text,
	"application_email" text,
	"company_logo" text,
	"company_website" text,
	"job_url" text,
	"paid_position" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"display_days" integer DEFAULT 30 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL,
	"search_location" text NOT NULL,
	"search_words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_job_id" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_user_id" ON "applications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name_key" ON "companies" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "favorites_job_id" ON "favorites" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_words_prefix" ON "job_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "job_words_less_one" ON "job_words" USING gin ("less_one");--> statement-breakpoint
CREATE INDEX "jobs_live_newest" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_expires_at" ON "jobs" USING btree ("expires_at") WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_company_id" ON "jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "jobs_company_logo" ON "jobs" USING btree ("company_logo");--> statement-breakpoint
CREATE INDEX "jobs_search_words" ON "jobs" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "jobs_search_text" ON "jobs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_search_location" ON "jobs" USING gin ("search_location" gin_trgm_ops);