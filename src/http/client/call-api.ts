// The browser's end of the API: every call carries the bearer token and credentials; every failure is one kind of error.
import type { FieldErrors } from '#shared/refusal.ts'
import { askForPassword } from './password-question.ts'
import { readToken } from './token.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Message: the status, a colon, then the body's text. What people are shown is `text`, the answer's own sentence. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly text: string | undefined
  readonly fields: FieldErrors
  /** The whole answer: some refusals say more than their sentence. */
  readonly answer: Record<string, unknown>
  /** Under which our log has it. */
  readonly requestId: string | null

  constructor(status: number, statusText: string, body: string, requestId: string | null = null) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    const answer = readErrorBody(body)
    this.code = answer.code
    this.text = answer.error ?? answer.message
    this.fields = answer.fields ?? {}
    this.answer = answer
    this.requestId = requestId
  }
}

/** The sentence to show for a failure: the server's own, else the page's default. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.text) || fallback
}

/** The server says that there is no such thing. Nothing else does: a fault on our side must not look like a page that is gone. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** For reading what may not be there. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** What to name when it is our fault and somebody asks for help. */
export function requestOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : null
}

/** What a call may say besides its body. */
export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

/** Asks for the password again where the server wants that first, and then goes on with what was begun. */
export async function callApi<T>(method: Method, path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
  try {
    return await callOnce<T>(method, path, body, options)
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'confirm_password'
    if (isStale && (await askForPassword())) return callOnce<T>(method, path, body, options)
    throw error
  }
}

async function callOnce<T>(
  method: Method,
  path: string,
  body: unknown,
  { headers: added, ...init }: CallOptions,
): Promise<T> {
  const token = readToken()
  const headers: Record<string, string> = { ...added }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...init,
  })
  const { status, statusText } = response
  const requestId = response.headers.get('x-request-id')
  return readAnswer<T>({ status, statusText, text: await response.text(), requestId })
}

/** An answer's text as a value; whatever is no success is thrown. */
export function readAnswer<T>({
  status,
  statusText = '',
  text,
  requestId = null,
}: {
  status: number
  statusText?: string
  text: string
  requestId?: string | null
}): T {
  if (status < 200 || status > 299) throw new ApiError(status, statusText, text, requestId)
  return (text ? JSON.parse(text) : undefined) as T
}

type ErrorBody = { error?: string; message?: string; code?: string; fields?: FieldErrors }

function readErrorBody(body: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(body)
    return parsed && typeof parsed === 'object' ? (parsed as ErrorBody) : {}
  } catch {
    return {}
  }
}
