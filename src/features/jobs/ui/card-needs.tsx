// What decides on a card whether somebody can apply at all: papers one must have, and help with the visa. The page says the rest.
import type { JobCard } from '../job.schema.ts'
import { certificateName, visaLabels } from '../needs/needs.rules.ts'

const named = 2

export function CardNeeds({ needs }: Pick<JobCard, 'needs'>) {
  const papers = needs?.certificates ?? []
  const said = [papers.length > 0 && sayPapers(papers), needs?.visa === 'sponsored' && visaLabels.sponsored]
  const line = said.filter(Boolean).join(' · ')
  return line && <p className="basis-full text-sm text-muted">{line}</p>
}

function sayPapers(codes: readonly string[]): string {
  const names = codes.slice(0, named).map(certificateName).join(', ')
  return codes.length > named ? `Needs: ${names} and ${codes.length - named} more` : `Needs: ${names}`
}
