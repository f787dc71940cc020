DROP INDEX "jobs_expires_at";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "needs" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_is_read" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "place_is_read" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "paid_is_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reading_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "live_until" timestamp with time zone GENERATED ALWAYS AS (least(expires_at, ((closes_on + 1)::timestamp + interval '12 hours') at time zone 'UTC')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_class" text GENERATED ALWAYS AS (coalesce(pay->>'class', 'not_stated')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "mode" text GENERATED ALWAYS AS (place->>'mode') STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "country" text GENERATED ALWAYS AS (place->>'country') STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "sea" text GENERATED ALWAYS AS (place->>'sea') STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "company_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_live_until" ON "jobs" USING btree ("live_until") WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_live_closing" ON "jobs" USING btree ("closes_on","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_live_country" ON "jobs" USING btree ("country","created_at","id") WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_live_sea" ON "jobs" USING btree ("sea","created_at","id") WHERE "jobs"."active";--> statement-breakpoint
CREATE INDEX "jobs_company_key" ON "jobs" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "jobs_reading_version" ON "jobs" USING btree ("reading_version");