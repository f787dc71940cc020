CREATE TABLE "job_interaction_counts" (
	"job_id" uuid NOT NULL,
	"interaction_type" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "job_interaction_counts_job_id_interaction_type_pk" PRIMARY KEY("job_id","interaction_type")
);
--> statement-breakpoint
DROP INDEX "job_interactions_counted";--> statement-breakpoint
ALTER TABLE "job_interaction_counts" ADD CONSTRAINT "job_interaction_counts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_interactions_job_id" ON "job_interactions" USING btree ("job_id");--> statement-breakpoint
COMMENT ON TABLE "job_interaction_counts" IS 'derived: made again by the triggers of job_interactions, so no backup holds it';--> statement-breakpoint
CREATE FUNCTION "count_added_interactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order for all, so that two who write at once wait for one another instead of both for ever.
	INSERT INTO "public"."job_interaction_counts" AS c ("job_id", "interaction_type", "n")
	SELECT "job_id", "interaction_type", count(*) FROM added WHERE NOT "is_admin" GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("job_id", "interaction_type") DO UPDATE SET "n" = c."n" + excluded."n";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_interactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "public"."job_interaction_counts" c
	WHERE (c."job_id", c."interaction_type") IN (SELECT "job_id", "interaction_type" FROM removed WHERE NOT "is_admin")
	ORDER BY c."job_id", c."interaction_type" FOR UPDATE;
	UPDATE "public"."job_interaction_counts" c SET "n" = c."n" - gone."n"
	FROM (SELECT "job_id", "interaction_type", count(*) AS "n" FROM removed WHERE NOT "is_admin" GROUP BY 1, 2) gone
	WHERE c."job_id" = gone."job_id" AND c."interaction_type" = gone."interaction_type";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "job_interactions_added" AFTER INSERT ON "job_interactions"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_added_interactions"();--> statement-breakpoint
CREATE TRIGGER "job_interactions_removed" AFTER DELETE ON "job_interactions"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_interactions"();--> statement-breakpoint
INSERT INTO "job_interaction_counts" ("job_id", "interaction_type", "n")
SELECT "job_id", "interaction_type", count(*) FROM "job_interactions" WHERE NOT "is_admin" GROUP BY 1, 2;
