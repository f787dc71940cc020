CREATE TABLE "calendar_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"wants_reminders" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logbook_entries" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"applied_on" date,
	"next_on" date,
	"note" text,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"job_url" text,
	"closes_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logbook_entries_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "closing_reminders" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closing_reminders_user_id_job_id_closes_on_days_before_pk" PRIMARY KEY("user_id","job_id","closes_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "calendar_readers" ADD CONSTRAINT "calendar_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logbook_entries" ADD CONSTRAINT "logbook_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_reminders" ADD CONSTRAINT "closing_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logbook_entries_job_id" ON "logbook_entries" USING btree ("job_id");