CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"user_id" uuid,
	"who" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on") WHERE "data_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "data_requests_done" ON "data_requests" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "data_requests_user" ON "data_requests" USING btree ("user_id");