CREATE TABLE "document_revisions" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"revision" integer NOT NULL,
	"markdown" text NOT NULL,
	"fields" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"shipped_hash" text,
	CONSTRAINT "document_revisions_kind_slug_revision_pk" PRIMARY KEY("kind","slug","revision")
);
--> statement-breakpoint
CREATE TABLE "legal_agreements" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"revision" integer NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_agreements_user_id_slug_revision_pk" PRIMARY KEY("user_id","slug","revision")
);
--> statement-breakpoint
CREATE TABLE "replaced_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_agreements" ADD CONSTRAINT "legal_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_revisions_publish_at" ON "document_revisions" USING btree ("publish_at");