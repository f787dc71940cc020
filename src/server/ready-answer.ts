// An answer that is ready to be sent: its bytes, and its headers as names and values in turn, as Node writes them.

export type ReadyAnswer = { body: Buffer; lines: readonly string[] }

export function readyAnswer(headers: Record<string, string>, body: Buffer): ReadyAnswer {
  return { body, lines: Object.entries({ ...headers, 'Content-Length': String(body.length) }).flat() }
}
