CREATE TABLE "listing_counts" (
	"created_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"live_hour" timestamp with time zone NOT NULL,
	"kinds" text[] NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_sea_counts" (
	"sea" text NOT NULL,
	"live_hour" timestamp with time zone NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_live_newest";--> statement-breakpoint
DROP INDEX "jobs_live_closing";--> statement-breakpoint
CREATE INDEX "listing_counts_live_hour" ON "listing_counts" USING btree ("live_hour");--> statement-breakpoint
CREATE INDEX "listing_sea_counts_live_hour" ON "listing_sea_counts" USING btree ("live_hour");--> statement-breakpoint
CREATE INDEX "jobs_live_newest" ON "jobs" USING btree ("created_at","id","live_until") WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_live_closing" ON "jobs" USING btree ("closes_on","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"live_until") WHERE "jobs"."active";--> statement-breakpoint
COMMENT ON TABLE "listing_counts" IS 'derived: made again by the triggers of jobs, so no backup holds it';--> statement-breakpoint
COMMENT ON TABLE "listing_sea_counts" IS 'derived: made again by the triggers of jobs, so no backup holds it';--> statement-breakpoint
CREATE FUNCTION "count_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A difference is added as a row of its own: two who change listings at once never wait for one another here.
	IF TG_OP = 'INSERT' THEN
		WITH changed AS (
			SELECT "created_at", "closes_on", "live_until", "job_type", "sea", 1 AS "n" FROM added WHERE "active"
		), cells AS (
			INSERT INTO "public"."listing_counts" ("created_on", "closes_on", "live_hour", "kinds", "n")
			SELECT ("created_at" AT TIME ZONE 'UTC')::date, coalesce("closes_on", 'infinity'), date_trunc('hour', "live_until", 'UTC'), "job_type", sum("n") FROM changed GROUP BY 1, 2, 3, 4 HAVING sum("n") <> 0
		)
		INSERT INTO "public"."listing_sea_counts" ("sea", "live_hour", "n")
		SELECT "sea", date_trunc('hour', "live_until", 'UTC'), sum("n") FROM changed WHERE "sea" IS NOT NULL GROUP BY 1, 2 HAVING sum("n") <> 0;
	ELSIF TG_OP = 'DELETE' THEN
		WITH changed AS (
			SELECT "created_at", "closes_on", "live_until", "job_type", "sea", -1 AS "n" FROM removed WHERE "active"
		), cells AS (
			INSERT INTO "public"."listing_counts" ("created_on", "closes_on", "live_hour", "kinds", "n")
			SELECT ("created_at" AT TIME ZONE 'UTC')::date, coalesce("closes_on", 'infinity'), date_trunc('hour', "live_until", 'UTC'), "job_type", sum("n") FROM changed GROUP BY 1, 2, 3, 4 HAVING sum("n") <> 0
		)
		INSERT INTO "public"."listing_sea_counts" ("sea", "live_hour", "n")
		SELECT "sea", date_trunc('hour', "live_until", 'UTC'), sum("n") FROM changed WHERE "sea" IS NOT NULL GROUP BY 1, 2 HAVING sum("n") <> 0;
	ELSE
		WITH changed AS (
			SELECT "created_at", "closes_on", "live_until", "job_type", "sea", 1 AS "n" FROM added WHERE "active"
			UNION ALL
			SELECT "created_at", "closes_on", "live_until", "job_type", "sea", -1 AS "n" FROM removed WHERE "active"
		), cells AS (
			INSERT INTO "public"."listing_counts" ("created_on", "closes_on", "live_hour", "kinds", "n")
			SELECT ("created_at" AT TIME ZONE 'UTC')::date, coalesce("closes_on", 'infinity'), date_trunc('hour', "live_until", 'UTC'), "job_type", sum("n") FROM changed GROUP BY 1, 2, 3, 4 HAVING sum("n") <> 0
		)
		INSERT INTO "public"."listing_sea_counts" ("sea", "live_hour", "n")
		SELECT "sea", date_trunc('hour', "live_until", 'UTC'), sum("n") FROM changed WHERE "sea" IS NOT NULL GROUP BY 1, 2 HAVING sum("n") <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "jobs_added" AFTER INSERT ON "jobs"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();--> statement-breakpoint
CREATE TRIGGER "jobs_removed" AFTER DELETE ON "jobs"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();--> statement-breakpoint
CREATE TRIGGER "jobs_changed" AFTER UPDATE ON "jobs"
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_listings"();--> statement-breakpoint
WITH changed AS (
	SELECT "created_at", "closes_on", "live_until", "job_type", "sea", 1 AS "n" FROM "jobs" WHERE "active"
), cells AS (
	INSERT INTO "public"."listing_counts" ("created_on", "closes_on", "live_hour", "kinds", "n")
	SELECT ("created_at" AT TIME ZONE 'UTC')::date, coalesce("closes_on", 'infinity'), date_trunc('hour', "live_until", 'UTC'), "job_type", sum("n") FROM changed GROUP BY 1, 2, 3, 4 HAVING sum("n") <> 0
)
INSERT INTO "public"."listing_sea_counts" ("sea", "live_hour", "n")
SELECT "sea", date_trunc('hour', "live_until", 'UTC'), sum("n") FROM changed WHERE "sea" IS NOT NULL GROUP BY 1, 2 HAVING sum("n") <> 0;
