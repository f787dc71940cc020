// What the doctor finds: how it is, and what to do when it is not well.

export type Finding = {
  about: string
  level: 'ok' | 'warning' | 'fault'
  text: string
  /** Only where there is something to do. */
  advice?: string
}

/** One part of the examination. What breaks in it is a finding too. */
export type Check = () => Promise<Finding[]> | Finding[]

export function about(part: string) {
  return {
    ok: (text: string): Finding => ({ about: part, level: 'ok', text }),
    warning: (text: string, advice: string): Finding => ({ about: part, level: 'warning', text, advice }),
    fault: (text: string, advice: string): Finding => ({ about: part, level: 'fault', text, advice }),
  }
}

export function writeFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ about: part, level, text, advice }) => {
    const head = `${level.padEnd(8)} ${part.padEnd(13)} `
    return advice ? `${head}${text}\n${' '.repeat(head.length)}→ ${advice}` : `${head}${text}`
  })
  const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length
  const [warnings, faults] = [count('warning'), count('fault')]
  const sum = `${count('ok')} ok, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${faults} ${faults === 1 ? 'fault' : 'faults'}`
  return `${lines.join('\n')}\n\n${sum}\n`
}
