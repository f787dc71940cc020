CREATE TABLE "alert_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"letters" integer DEFAULT 0 NOT NULL,
	"last_instant_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"cadence" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"feed_version" integer DEFAULT 1 NOT NULL,
	"member_words" "tsquery",
	"open_words" "tsquery",
	"asked" jsonb NOT NULL,
	"words_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_finds" (
	"search_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_finds_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "told_listings" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_listings_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "alert_readers" ADD CONSTRAINT "alert_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_listings" ADD CONSTRAINT "told_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_listings" ADD CONSTRAINT "told_listings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user_id" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_version" ON "saved_searches" USING btree ("words_version");--> statement-breakpoint
CREATE INDEX "search_finds_job_id" ON "search_finds" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "search_finds_found_at" ON "search_finds" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "told_listings_job_id" ON "told_listings" USING btree ("job_id");