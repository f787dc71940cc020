CREATE TABLE "forum_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "forum_categories" ("slug", "name", "colour", "position") VALUES
	('field-work', 'Field work', 'teal', 1),
	('diving-and-papers', 'Diving and papers', 'blue', 2),
	('work-and-pay', 'Work and pay', 'amber', 3),
	('desk-and-data', 'Desk and data', 'violet', 4),
	('general', 'General', 'slate', 5);
--> statement-breakpoint
COMMENT ON TABLE "forum_categories" IS 'seeded: its migration puts rows into an empty database, which is no sign of use';
