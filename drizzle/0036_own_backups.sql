ALTER TABLE "backups" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "failure" text;