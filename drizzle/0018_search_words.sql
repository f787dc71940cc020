CREATE TABLE "empty_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "empty_searches_last_at" ON "empty_searches" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "jobs_search_version" ON "jobs" USING btree ("search_version");