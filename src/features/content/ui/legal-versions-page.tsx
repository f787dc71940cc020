// Every version of a legal text there was, the newest first: what somebody agreed to can be read again.
import { ChevronDown } from '#design/icons.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Prose } from '#design/prose.tsx'
import type { LegalText } from '../legal.schema.ts'
import { Body } from './body.tsx'
import { formatDay } from './format-day.ts'

type LegalVersion = { version: string; publishedAt: string | null; text: LegalText }

export function LegalVersionsPage({ versions }: { versions: readonly LegalVersion[] }) {
  return (
    <div className="page-width max-w-4xl! py-10 sm:py-14">
      <PageHeading
        title={`${versions[0]?.text.title ?? ''}: every version`}
        lead="The first in this list is in force. Who agrees to a text agrees to one of these, and it stays readable."
      />
      <div className="mt-8 grid gap-3">
        {versions.map(({ version, publishedAt, text }, at) => (
          <details key={version} className="group rounded-lg border border-line bg-surface px-5">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
              <span>
                Version {version}
                <span className="block text-sm font-normal text-muted">
                  Last updated {formatDay(text.lastUpdated)}
                  {publishedAt && `, published ${formatDay(publishedAt.slice(0, 10))}`}
                  {at === 0 && ', in force'}
                </span>
              </span>
              <ChevronDown className="size-5 flex-none text-muted transition-transform group-open:rotate-180" />
            </summary>
            <Prose className="pb-6">
              <Body nodes={text.body} />
            </Prose>
          </details>
        ))}
      </div>
    </div>
  )
}
