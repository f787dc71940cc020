// The whole application on a real socket, with a page renderer that a test can hand in.
import { request } from 'node:http'
import { makeApp } from '#server/app.ts'
import type { Assets } from '#server/assets.ts'
import { listen } from '#server/http-server.ts'
import type { RenderPage } from '#server/pages/renderer.ts'
import { startApi, type TestApi, type TestOptions } from './start-api.ts'

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
export type RawRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | AsyncIterable<Buffer>
}

export type TestSite = TestApi & { port: number; send(request: RawRequest): Promise<RawAnswer> }

/** What a renderer does with a page: the text goes over by itself, the answer says how it went. */
export function deliver({ context }: Parameters<RenderPage>[1], html: string, init: ResponseInit = {}): Response {
  context.deliver(Buffer.from(html))
  return new Response(null, init)
}

const plainPage: RenderPage = (_request, options) =>
  deliver(options, '<p>page</p>', { headers: { 'cache-control': 'public' } })

export async function startSite(
  settings: Record<string, string> = {},
  render: RenderPage = plainPage,
  /** The browser's files, for tests that follow links to them. */
  assets?: Assets,
  options: TestOptions = {},
): Promise<TestSite> {
  const api = await startApi({ PORT: '0', HOST: '127.0.0.1', ...settings }, options)
  const app = makeApp(api.deps, { render, assets })
  const server = await listen(api.deps, app)
  return {
    ...api,
    port: server.port,
    send: (what) => send(server.port, what),
    async stop() {
      await server.stop()
      await api.stop()
    },
  }
}

/** Bodies go out piece by piece, so that an early refusal is seen as a client would see it. */
function send(port: number, { method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (incoming) => {
      isAnswered = true
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks).toString() })
        outgoing.destroy()
      })
    })
    outgoing.on('error', (error) => (isAnswered ? undefined : reject(error)))
    const write = async () => {
      if (typeof body === 'string') return void outgoing.end(body)
      for await (const chunk of body ?? []) {
        if (isAnswered || outgoing.destroyed) return
        if (!outgoing.write(chunk)) await new Promise((next) => outgoing.once('drain', next).once('close', next))
      }
      outgoing.end()
    }
    void write()
  })
}
