// What mail programs need to offer a button that stops letters (RFC 8058): one click, a POST, no questions.

export function oneClickHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
