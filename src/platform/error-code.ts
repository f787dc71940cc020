// The word by which the system names what failed, such as ENOENT: for telling an expected failure from all others.

export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
