// HTTP for documents: the editor's side, for the team's editors, and what pages read of what is published over the files.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { open, signedIn, staffOnly } from '#http/who-is-asking.ts'
import { refuse } from '../document.refusals.ts'
import * as schema from '../document.schema.ts'
import { agree, listDue } from './agreements.service.ts'
import { documentChange } from './documents.audit.ts'
import * as service from './documents.service.ts'
import { listLegalVersions, listPublished } from './published.service.ts'

/** JSON writes some letters longer than they are. */
const bodyLimit = 2 * schema.maxBytes
const tooLarge = () => refuse('too_large', 'document_too_large', 'markdown')
const path = '/admin/documents/:kind/:slug'

export const documentRoutes = new Hono<AppEnv>()
  .get('/admin/documents', says('Documents, by kind', { 200: schema.DocumentList }), staffOnly('words'), async (c) =>
    c.json({ documents: await service.listDocuments(c.var.deps) }),
  )
  .get(path, says('A document', { 200: schema.Document }), staffOnly('words'), params(schema.ByDocument), async (c) =>
    c.json(await service.readDocument(c.var.deps, c.req.valid('param'))),
  )
  .put(
    path,
    says('Saves a document', { 200: schema.Document, 201: schema.Document }),
    staffOnly('words'),
    params(schema.ByDocument),
    body(schema.DocumentDraft, bodyLimit, tooLarge),
    adminAct(documentChange),
    async (c) => {
      const { isNew, document } = await service.saveDocument(c.var.deps, c.req.valid('param'), c.req.valid('json'))
      return c.json(document, isNew ? 201 : 200)
    },
  )
  .get(
    `${path}/revisions`,
    says('Every save of a document, newest first', { 200: schema.RevisionList }),
    staffOnly('words'),
    params(schema.ByDocument),
    async (c) => c.json({ revisions: await service.listRevisions(c.var.deps, c.req.valid('param')) }),
  )
  .post(
    `${path}/restore`,
    says('Brings a revision back', { 200: schema.Document }),
    staffOnly('words'),
    params(schema.ByDocument),
    body(schema.Restore),
    adminAct(documentChange),
    async (c) => c.json(await service.restoreRevision(c.var.deps, c.req.valid('param'), c.req.valid('json').revision)),
  )
  .post(
    `${path}/preview`,
    says('What a document would look like, and what keeps it from being published', { 200: schema.Preview }),
    staffOnly('words'),
    params(schema.ByDocument),
    body(schema.PreviewDraft, bodyLimit, tooLarge),
    async (c) => c.json(await service.previewDocument(c.var.deps, c.req.valid('param'), c.req.valid('json'))),
  )
  .get(
    '/documents/:kind',
    says('What was published over the files; null where it has left', { 200: schema.PublishedList }),
    open,
    params(schema.ByKind),
    async (c) => {
      const { kind } = c.req.valid('param')
      // The guide is for members, who read it elsewhere.
      if (kind === 'guide') throw refuse('not_found', 'document_not_found')
      const found = await listPublished(c.var.deps, kind)
      return answer(c, {
        documents: [...found].map(([slug, content]) => ({ kind, slug, content: content as unknown })),
      })
    },
  )
  .get(
    '/documents/legal/:slug/versions',
    says('Every version of a legal text that was published, newest first', { 200: schema.LegalVersions }),
    open,
    params(schema.ByDocument.pick({ slug: true })),
    async (c) => answer(c, { versions: await listLegalVersions(c.var.deps, c.req.valid('param').slug) }),
  )
  .get(
    '/legal/due',
    says('Legal texts that ask to be agreed to again', { 200: schema.DueAgreements }),
    signedIn,
    async (c) => c.json({ due: await listDue(c.var.deps, c.var.actor) }),
  )
  .post(
    '/legal/agree',
    says('Agrees to a version of a legal text', { 204: null }),
    signedIn,
    body(schema.Agreeing),
    async (c) => {
      await agree(c.var.deps, c.var.actor, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
