CREATE TABLE "town_loads" (
	"version" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"population" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "towns_key" ON "towns" USING btree ("key" text_pattern_ops);--> statement-breakpoint
COMMENT ON TABLE "towns" IS 'derived: filled at the start from the data that ships with the product, so no backup holds it';--> statement-breakpoint
COMMENT ON TABLE "town_loads" IS 'derived: says what towns were filled from, so no backup holds it';
