CREATE TABLE "newsletter_forgotten_complaints" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "email_hash" text;--> statement-breakpoint
CREATE INDEX "mail_letters_addressed" ON "mail_letters" USING btree ("created_at") WHERE "mail_letters"."recipient" <> '';--> statement-breakpoint
-- Written by hand from here on. Characters that turn the direction of writing leave the rows from before they were taken out on the way in.
DO $$
DECLARE
  turns text := U&'\061C\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069';
  place record;
BEGIN
  -- What is searched is made anew after the start.
  UPDATE jobs SET search_version = 0 WHERE concat(title, company, location, description, requirements) ~ ('[' || turns || ']');
  FOR place IN SELECT * FROM (VALUES
    ('users', 'first_name'), ('users', 'last_name'),
    ('jobs', 'title'), ('jobs', 'company'), ('jobs', 'location'), ('jobs', 'salary'), ('jobs', 'description'),
    ('jobs', 'requirements'), ('jobs', 'application_instructions'), ('jobs', 'experience_level'),
    ('companies', 'description'), ('companies', 'size'),
    ('forum_topics', 'title'), ('forum_topics', 'title_key'), ('forum_topics', 'content'), ('forum_topics', 'preview'),
    ('forum_replies', 'content'),
    ('forum_reports', 'text'), ('person_notes', 'text'), ('suspensions', 'reason'), ('gift_codes', 'note'),
    ('newsletter_issues', 'intro'), ('passkeys', 'name'), ('applications', 'applicant_name'),
    ('mail_letters', 'subject'), ('mail_letters', 'html'), ('mail_letters', 'text')
  ) AS places (of_table, of_column) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = translate(%2$I, %3$L, '''') WHERE %2$I ~ %4$L',
      place.of_table, place.of_column, turns, '[' || turns || ']');
  END LOOP;
  FOR place IN SELECT * FROM (VALUES
    ('forum_topics', 'body'), ('forum_replies', 'body'), ('audit_log', 'before'), ('audit_log', 'after')
  ) AS places (of_table, of_column) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = translate(%2$I::text, %3$L, '''')::jsonb WHERE %2$I::text ~ %4$L',
      place.of_table, place.of_column, turns, '[' || turns || ']');
  END LOOP;
  -- Names that are unique keep theirs if somebody else has what would be left; pages show names apart from what surrounds them.
  UPDATE users u SET username = translate(username, turns, ''), username_key = translate(username_key, turns, '')
    WHERE username ~ ('[' || turns || ']') AND length(translate(username, turns, '')) >= 3
      AND NOT EXISTS (SELECT FROM users o WHERE o.id <> u.id AND translate(o.username_key, turns, '') = translate(u.username_key, turns, ''));
  UPDATE companies c SET name = translate(name, turns, ''), name_key = translate(name_key, turns, '')
    WHERE name ~ ('[' || turns || ']') AND translate(name, turns, '') <> ''
      AND NOT EXISTS (SELECT FROM companies o WHERE o.id <> c.id AND translate(o.name_key, turns, '') = translate(c.name_key, turns, ''));
END $$;
--> statement-breakpoint
-- Requests for a new password that wait, or failed, name an account from now on, and no address.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    EXECUTE $sql$ UPDATE pgboss.job SET data = jsonb_build_object('userId',
        coalesce((SELECT id FROM users WHERE email_key = lower(trim(data ->> 'email'))), gen_random_uuid()))
      WHERE data ? 'email' $sql$;
  END IF;
END $$;
