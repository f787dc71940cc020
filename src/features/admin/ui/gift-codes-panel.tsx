// Gift codes: made here, given away by hand, redeemed once by a member.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { type GiftCode, mostGiftCodes } from '#features/membership/membership.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { CsvButton } from './csv-button.tsx'
import { GiftCodesForm } from './gift-codes-form.tsx'
import { giftCodesQuery, useRevokeGiftCode } from './membership.api.ts'
import { writeDay } from './writing.ts'

const empty = { title: 'No gift codes yet', text: 'Make the first ones above and give them away.' }

export function GiftCodesPanel() {
  const query = useQuery(giftCodesQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <GiftCodesForm />
      <Panel query={query} isEmpty={({ codes }) => codes.length === 0} empty={empty}>
        {({ codes }) => <Codes codes={codes} />}
      </Panel>
    </div>
  )
}

function Codes({ codes }: { codes: GiftCode[] }) {
  const open = codes.filter(isOpen).length
  const [doomed, setDoomed] = useState<GiftCode | null>(null)
  const revoke = useRevokeGiftCode(() => setDoomed(null))
  return (
    <div className="grid grid-cols-1 gap-3">
      <PanelBar text={`${writeNumber(open)} of ${sayCount(codes.length)} still open`}>
        <CsvButton name="gift-codes" of="gift codes" rows={codes} />
      </PanelBar>
      <Table caption="Gift codes, newest first, as of now" captionHidden stacked>
        <HeaderRow labels={['Code', 'Worth', 'Note', 'Made', 'State', 'Actions']} />
        <tbody>
          {codes.map((gift) => (
            <tr key={gift.code}>
              <Cell label="Code" className="font-mono text-sm [overflow-wrap:anywhere]">
                {gift.code}
              </Cell>
              <Cell label="Worth" className="whitespace-nowrap">
                {sayDays(gift.days)}
              </Cell>
              <Cell label="Note" className="[overflow-wrap:anywhere]">
                {gift.note || '–'}
              </Cell>
              <Cell label="Made" className="whitespace-nowrap">
                {writeDay(gift.createdAt)}
              </Cell>
              <Cell label="State">
                <State gift={gift} />
              </Cell>
              <Cell label="Actions">
                {isOpen(gift) ? (
                  <span className="flex flex-wrap gap-1">
                    <CopyButton size="sm" variant="ghost" text={gift.code} of={gift.code} />
                    <Button size="sm" variant="ghost" onClick={() => setDoomed(gift)}>
                      Take back<span className="sr-only"> {gift.code}</span>
                    </Button>
                  </span>
                ) : (
                  '–'
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(isStillOpen) => !isStillOpen && setDoomed(null)}
        title="Take this code back?"
        description={`${doomed?.code ?? ''}, ${sayDays(doomed?.days ?? 0)}: nobody can redeem it any more.`}
        confirmText="Take it back"
        pending={revoke.isPending}
        pendingText="Taking it back"
        onConfirm={() => doomed && revoke.mutate(doomed.code)}
      />
    </div>
  )
}

const sayCount = (count: number) => (count >= mostGiftCodes ? `the newest ${writeNumber(count)}` : count)

const sayDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

const isOpen = ({ redeemedAt, revokedAt }: GiftCode) => redeemedAt === null && revokedAt === null

function State({ gift: { redeemedAt, redeemedBy, revokedAt } }: { gift: GiftCode }) {
  if (revokedAt) return <Badge tone="coral">Taken back on {writeDay(revokedAt)}</Badge>
  if (!redeemedAt) return <Badge tone="green">Open</Badge>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge>Redeemed</Badge>
      <span className="text-sm text-muted">
        {writeDay(redeemedAt)} by <bdi>{redeemedBy ?? 'a former member'}</bdi>
      </span>
    </span>
  )
}
