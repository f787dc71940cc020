// Notes which tables change, so that a test can say of a single call that it changed nothing. What is rolled back is not noted.
import type { Pool } from 'pg'

/** Answers a function that tells what changed since it was last asked, as in `insert users`. */
export async function watchChanges(pool: Pick<Pool, 'query'>): Promise<() => Promise<string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  await pool.query(`
    create table fuzz_changes (change text not null);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into fuzz_changes values (lower(tg_op) || ' ' || tg_table_name); return null; end $$;
    ${tables
      .map(
        ({ name }) => `
          create trigger fuzz_rows after insert or delete on ${name} for each row execute function note_change();
          create trigger fuzz_values after update on ${name} for each row
            when (old.* is distinct from new.*) execute function note_change();`,
      )
      .join('')}`)
  return async () => {
    const { rows } = await pool.query<{ change: string }>('delete from fuzz_changes returning change')
    return [...new Set(rows.map(({ change }) => change))]
  }
}
