CREATE TABLE "objects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"content_type" text,
	"byte_size" integer,
	"width" integer,
	"height" integer,
	"sizes" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "objects_ticket_hash" ON "objects" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "objects_owner_id" ON "objects" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "objects_created_at" ON "objects" USING btree ("created_at");