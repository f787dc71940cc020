-- Every instance keeps lists of topics in memory, and hears here when they are no longer true, whoever changed them.
CREATE FUNCTION "tell_forum_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY "forum_topics";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forum_topics_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "forum_topics"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_forum_changed"();--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF "username", "profile_picture" ON "users"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_forum_changed"();
