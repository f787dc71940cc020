// Is a page HTML? What the Nu HTML checker calls an error, without its Java: the tables of html-validate and rules of ours.
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import { NuRules } from './html-rules.ts'

/** Read once: left to itself, the checker reads its tables for every page, which is a third of its work. */
class ReadOnce extends StaticConfigLoader {
  private config: Promise<ResolvedConfig> | undefined
  override getConfigFor(handle: string): Promise<ResolvedConfig> {
    this.config ??= Promise.resolve(super.getConfigFor(handle))
    return this.config
  }
}

const checker = new HtmlValidate(
  new ReadOnce({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    plugins: [{ name: 'nu', rules: { 'nu-checker': NuRules } }],
    rules: {
      'nu-checker': 'error',
      'empty-title': 'error',
      'input-attributes': 'error',
      'no-implicit-close': 'error',
      'no-redundant-role': 'error',
      'no-utf8-bom': 'error',
      'wcag/h37': 'error',
      // Ours lie on our own host.
      'require-sri': 'off',
      // axe looks at headings where they are seen.
      'heading-level': 'off',
      'unrecognized-char-ref': 'off',
      // React's own begin with an underscore, which the standard allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** One line for every error, with where it is; none for a page that is in order. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? ` at ${selector}` : ''}`),
  )
  return /[^\P{Cc}\t\n\f\r]/u.test(html) ? [...faults, 'a character that is none'] : faults
}
