CREATE TABLE "mail_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_slot_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"strikes" integer DEFAULT 0 NOT NULL
);
