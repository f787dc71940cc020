// The API as its routes describe it: paths, inputs and answers are read from the types of the server's routes, so that
// a field renamed there does not compile here. Only types come over: nothing of the server is loaded.
import type { ExtractSchema } from 'hono/types'
import { apiQuery, apiQueryOrNull, keyOfPath, type QueryParams, type QueryValue, toQueryString } from './api-query.ts'
import { type CallOptions, callApi, type Method } from './call-api.ts'

type Named<M extends Method> = `$${Lowercase<M>}`
type PathOf<Routes, M extends Method> = {
  [P in keyof ExtractSchema<Routes>]: Named<M> extends keyof ExtractSchema<Routes>[P] ? P : never
}[keyof ExtractSchema<Routes>] &
  string
type EndpointOf<Routes, M extends Method, P extends keyof ExtractSchema<Routes>> = ExtractSchema<Routes>[P][Named<M> &
  keyof ExtractSchema<Routes>[P]]

/** The steps down to a path, as long as they name nothing in particular. */
type Above<P extends string, Way extends string = ''> = P extends `/${infer Step}/${infer Rest}`
  ? Step extends `:${string}`
    ? never
    : `${Way}/${Step}` | Above<`/${Rest}`, `${Way}/${Step}`>
  : P extends `/:${string}`
    ? never
    : `${Way}${P}`

/** Text in an address may be given as what is written into it; a choice stays a choice. */
type Given<V> = string extends V ? QueryValue : V | AsNumber<V> | null
type AsNumber<V> = V extends `${infer N extends number}` ? N : never
type InputPart<I, Part> = Part extends 'query' ? { [Q in keyof I]: Given<I[Q]> } : I
type IsOptional<I> = Partial<I> extends I ? true : false
type InputOf<Endpoint> = Endpoint extends { input: infer I }
  ? { [Part in keyof I as IsOptional<I[Part]> extends true ? never : Part]: InputPart<I[Part], Part> } & {
      [Part in keyof I as IsOptional<I[Part]> extends true ? Part : never]?: InputPart<I[Part], Part>
    }
  : never
type Args<I> = IsOptional<I> extends true ? [input?: I] : [input: I]
type CallArgs<I> = IsOptional<I> extends true ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions]

/** What a call takes as its body, for those that are not made by `call`. */
export type BodyOf<Routes, P extends PathOf<Routes, 'POST'>> = Extract<
  EndpointOf<Routes, 'POST', P>,
  { input: { json: unknown } }
>['input']['json']

/** What the route answers when all goes well; every refusal is thrown. */
export type AnswerOf<Endpoint> = Endpoint extends { output: infer O; outputFormat: 'json' } ? O : undefined

type Input = { param?: Record<string, string>; query?: QueryParams; json?: unknown }

export interface TypedApi<Routes> {
  /** The beginning of all keys under a path. */
  keyOf(path: Above<PathOf<Routes, 'GET'>>): string[]
  query<P extends PathOf<Routes, 'GET'>>(
    path: P,
    ...args: Args<InputOf<EndpointOf<Routes, 'GET', P>>>
  ): ReturnType<typeof apiQuery<AnswerOf<EndpointOf<Routes, 'GET', P>>>>
  queryOrNull<P extends PathOf<Routes, 'GET'>>(
    path: P,
    ...args: Args<InputOf<EndpointOf<Routes, 'GET', P>>>
  ): ReturnType<typeof apiQueryOrNull<AnswerOf<EndpointOf<Routes, 'GET', P>>>>
  call<M extends Method, P extends PathOf<Routes, M>>(
    method: M,
    path: P,
    ...args: CallArgs<InputOf<EndpointOf<Routes, M, P>>>
  ): Promise<AnswerOf<EndpointOf<Routes, M, P>>>
}

const untyped = {
  keyOf: (path: string) => keyOfPath(fill(path)),
  query: <T>(path: string, input?: Input) => apiQuery<T>(fill(path, input), input?.query),
  queryOrNull: <T>(path: string, input?: Input) => apiQueryOrNull<T>(fill(path, input), input?.query),
  call: <T>(method: Method, path: string, input?: Input, options?: CallOptions) =>
    callApi<T>(method, fill(path, input) + toQueryString(input?.query), input?.json, options),
}

export function apiOf<Routes>(): TypedApi<Routes> {
  return untyped
}

function fill(path: string, { param = {} }: Input = {}): string {
  return `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''))}`
}
