CREATE TABLE "broad_tallies" (
	"asked" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"facets" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "broad_tallies_counted_at" ON "broad_tallies" USING btree ("counted_at");