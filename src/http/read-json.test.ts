// What a JSON body may be, to the byte and to the level.
import { expect, test } from 'vitest'
import { Refusal } from '#shared/refusal.ts'
import { readBytes, readJson } from './read-json.ts'

const maxBytes = 200
/** Asked for by the platform, and not known to its types. */
const halfDuplex = { duplex: 'half' }

/** The value, or why it is refused. */
async function read(body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })
  return readJson(request, maxBytes).catch((error: unknown) => (error instanceof Refusal ? error.reason : error))
}

const nested = (levels: number, core = '') => `${'['.repeat(levels)}${core}${']'.repeat(levels)}`

test('it is nested at most 32 levels deep, whatever stands in the last one', async () => {
  for (const core of ['', '7', '"text"', 'null']) {
    expect(await read(nested(32, core))).toEqual(JSON.parse(nested(32, core)))
    expect(await read(nested(33, core))).toBe('malformed_json')
  }
  expect(await read(`{"a":[{"b":${nested(29)}}]}`)).toHaveProperty('a')
  expect(await read(`{"a":[{"b":${nested(30)}}]}`)).toBe('malformed_json')
})

test('it has at most so many bytes', async () => {
  const textOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
  expect(await read(textOf(maxBytes))).toHaveLength(maxBytes - 2)
  expect(await read(textOf(maxBytes + 1))).toBe('body_too_large')
})

test('it is said to be JSON, is UTF-8, and has neither NUL characters nor keys that reach for prototypes', async () => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', ' application/json '])
    expect(await read('{}', type)).toEqual({})
  for (const type of ['text/plain', 'application/jsonp', 'text/html, application/json'])
    expect(await read('{}', type)).toBe('json_expected')
  expect(await read(new Uint8Array([0x22, 0xff, 0x22]))).toBe('malformed_json')
  for (const body of ['', '{', '{"a":{"__proto__":{}}}', '{"a\\u0000":1}'])
    expect(await read(body)).toBe('malformed_json')
  expect(await read('{"a":["\\u0000"]}')).toBe('nul_character')
})

test('what is said to be larger is refused before any of it is read', async () => {
  let isRead = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        isRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-length': String(maxBytes + 1) }
  const request = new Request('http://localhost/', { method: 'PUT', headers, body, ...halfDuplex })
  await expect(readBytes(request, maxBytes)).rejects.toMatchObject({ reason: 'body_too_large' })
  expect(isRead).toBe(false)
})

test('of what comes without a length that counts, no more is read than is taken', async () => {
  const said: Record<string, string>[] = [{}, { 'content-length': '1', 'transfer-encoding': 'chunked' }]
  for (const headers of said) {
    let sent = 0
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        sent += 50
        controller.enqueue(new Uint8Array(50))
        if (sent === 10 * maxBytes) controller.close()
      },
    })
    const request = new Request('http://localhost/', { method: 'PUT', headers, body, ...halfDuplex })
    await expect(readBytes(request, maxBytes)).rejects.toMatchObject({ reason: 'body_too_large' })
    expect(sent).toBeLessThanOrEqual(maxBytes + 150)
  }
})
