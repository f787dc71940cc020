// A content file that can't be published: says which file, which field and why.
import type { z } from 'zod'

export class ContentError extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'))
    this.name = 'ContentError'
  }
}

export function describeIssues(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`)
}
