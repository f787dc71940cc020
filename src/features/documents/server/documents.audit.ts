// What the audit log says of documents: which revision, how it stands, how long it is. The words are in the revisions.
import { changeOf } from '#http/admin-act.ts'
import type { ByDocument } from '../document.schema.ts'
import { Kind } from '../document.schema.ts'
import { listRevisions } from './documents.store.ts'

export const documentChange = changeOf<{ out: { param: ByDocument } }>({
  subject: (c) => `${c.req.valid('param').kind}/${c.req.valid('param').slug}`,
  look: async (db, subject) => {
    const [kind, slug = ''] = subject.split('/')
    const last = (await listRevisions(db, { kind: Kind.parse(kind), slug })).at(-1)
    if (!last) return null
    const { revision, publishAt, markdown, fields } = last
    return { revision, publishAt, title: fields.title, length: markdown.length }
  },
})
