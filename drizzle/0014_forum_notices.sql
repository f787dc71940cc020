-- Every instance keeps lists of topics and replies in memory, and hears here when they are no longer true, whoever
-- changed them. A list has its authors' names and pictures; a reply also knows whose name a mention is.
CREATE FUNCTION "tell_topics_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY "forum_topics";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_replies_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY "forum_replies";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forum_topics_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "forum_topics"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_topics_changed"();--> statement-breakpoint
CREATE TRIGGER "forum_replies_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "forum_replies"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_replies_changed"();--> statement-breakpoint
CREATE TRIGGER "users_in_topics_changed" AFTER UPDATE OF "username", "profile_picture" ON "users"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_topics_changed"();--> statement-breakpoint
CREATE TRIGGER "users_in_replies_changed" AFTER INSERT OR UPDATE OF "username", "profile_picture" OR DELETE ON "users"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_replies_changed"();
