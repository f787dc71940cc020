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
CREATE INDEX "document_revisions_publish_at" ON "document_revisions" USING btree ("publish_at");