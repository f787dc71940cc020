// What people see when a page could not be made: static, without any detail, with a way on.
import { plainPagePolicy } from '#http/security-headers.ts'
import { brand } from '#shared/brand.ts'

const styles = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; font: 17px/1.6 system-ui, sans-serif; background: #06202b; color: #eaf6f8 }
main { max-width: 32rem } h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem } a { color: #ffb59b; display: inline-block; padding: .75rem 0 }
`
export const faultPolicy = plainPagePolicy(styles)

const words: Record<number, [title: string, text: string]> = {
  404: ['404 Page Not Found', 'There is nothing at this address. Perhaps it was mistyped.'],
  414: ['This address is too long', 'No page of ours has one of this length. Perhaps too much was pasted.'],
  429: ['A moment, please', 'Your network has asked for more pages than we can give at once. Try again in a minute.'],
  503: ['We will be right back', 'The site is briefly unavailable. Nothing is lost; please try again in a moment.'],
}
const ourFault = [
  'Something went wrong',
  'This page could not be loaded. It is our fault, not yours, and it has been noted.',
]

/** What is refused in another way has its own sentence: it is no fault of ours. */
export const hasFaultPage = (status: number): boolean => status in words || status >= 500

export function faultPage(status: number, requestId: string): string {
  const [title, text] = words[status] ?? ourFault
  const again = status === 404 || status === 414 ? '' : '<a href="">Try again</a> · '
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${again}<a href="/">Go to the home page</a></p><p><small>${requestId}</small></p></main></body></html>`
}
