CREATE TABLE "payments_partly_refunded" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_intent" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payments_partly_refunded_intent" ON "payments_partly_refunded" USING btree ("payment_intent");