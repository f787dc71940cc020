CREATE TABLE "legal_agreements" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"revision" integer NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_agreements_user_id_slug_revision_pk" PRIMARY KEY("user_id","slug","revision")
);
--> statement-breakpoint
ALTER TABLE "legal_agreements" ADD CONSTRAINT "legal_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;