CREATE TABLE "gift_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"note" text NOT NULL,
	"redeemed_by" uuid,
	"redeemed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"days" integer,
	"is_taken_back" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"by_admin" text,
	"end_before" timestamp with time zone,
	"end_after" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ngo_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ngo" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"payment_intent" text,
	"user_id" uuid,
	"email" text,
	"amount" integer,
	"currency" text,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments_taken_back" (
	"payment_intent" text PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_ledger" ADD CONSTRAINT "membership_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_ledger" ADD CONSTRAINT "membership_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ngo_choices" ADD CONSTRAINT "ngo_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_consents" ADD CONSTRAINT "payment_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_codes_redeemed_by" ON "gift_codes" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "membership_ledger_user_id" ON "membership_ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_ledger_grant" ON "membership_ledger" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "payment_consents_user_id" ON "payment_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_session_id" ON "payments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payments_intent" ON "payments" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payments_user_id" ON "payments" USING btree ("user_id");