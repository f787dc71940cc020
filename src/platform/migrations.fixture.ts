// A folder of migrations, as drizzle-kit would write it.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function writeMigrations(folder: string, migrations: string[]): Promise<string> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag: `000${idx}`,
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  for (const [idx, text] of migrations.entries()) await writeFile(join(folder, `000${idx}.sql`), text)
  return folder
}
