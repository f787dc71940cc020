// A form's rules, fetched when somebody begins to fill it in: the page stands without them.
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

export type LaterRules<Values extends FieldValues, Checked> = {
  resolver: Resolver<Values, unknown, Checked>
  /** Fetches them already; what fails is tried again when they are needed. */
  prepare: () => void
}

export function rulesLater<Values extends FieldValues, Checked extends FieldValues>(
  load: () => Promise<ZodType<Checked, Values>>,
): LaterRules<Values, Checked> {
  const loadAll = () => Promise.all([import('./form-rules.ts'), load()])
  return {
    prepare: () => void loadAll().catch(() => undefined),
    async resolver(values, context, options) {
      const loaded = await loadAll().catch(() => null)
      // The server has the same rules, and its complaints are shown the same way.
      if (!loaded) return { values: values as unknown as Checked, errors: {} }
      const [{ rulesOf }, schema] = loaded
      return rulesOf(schema)(values, context, options)
    },
  }
}
