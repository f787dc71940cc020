// Makes somebody's sessions look as old as they are after a long morning: journeys can't wait for it.
import type { Account } from './site.ts'
import { askDatabase } from './site-database.ts'

export async function ageSessionsOf({ email }: Account): Promise<void> {
  await askDatabase(
    `update sessions set created_at = created_at - interval '20 minutes', confirmed_at = null
      where user_id = (select id from users where email_key = $1)`,
    [email],
  )
}
