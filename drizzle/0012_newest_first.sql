DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "jobs_live_newest";--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_live_newest" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."active";