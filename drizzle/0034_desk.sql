CREATE TABLE "sign_up_sources" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"referrer" text,
	"campaign" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" uuid NOT NULL,
	"kind" text NOT NULL,
	"end_before" timestamp with time zone,
	"end_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "plan_amount" integer;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up_sources" ADD CONSTRAINT "sign_up_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_memberships_person" ON "former_memberships" USING btree ("person","created_at");