// The organisations listings can be linked to: added and edited here, suggested when a job is posted.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Plus } from '#design/icons.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import { type Company, mostCompanies } from '#features/jobs/company.schema.ts'
import { companiesQuery } from '#features/jobs/ui/posting.api.ts'
import { watched } from '#http/client/api-query.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { CsvButton } from './csv-button.tsx'

const CompanyDialog = askedPart(async () => (await import('#features/jobs/ui/company-dialog.part.tsx')).CompanyDialog)

const CompanyEndDialog = askedPart(async () => (await import('./company-end-dialog.tsx')).CompanyEndDialog)

const empty = { title: 'No organisations yet', text: 'Add the first one; posting a job suggests them.' }

export function CompaniesPanel() {
  // Others add to them, and so does a posting.
  const query = useQuery({ ...companiesQuery, staleTime: watched.staleTime })
  /** Null: a new one. Undefined: none is open. */
  const [edited, setEdited] = useState<Company | null>()
  const [ending, setEnding] = useState<Company | null>(null)
  return (
    <>
      <Panel query={query} isEmpty={() => false} empty={empty}>
        {({ companies }) => (
          <div className="grid grid-cols-1 gap-4">
            <PanelBar text={sayCount(companies.length)}>
              <CsvButton name="organisations" of="organisations" rows={companies.map(toRow)} />
              <Button variant="outline" size="sm" onClick={() => setEdited(null)}>
                <Plus aria-hidden="true" />
                New organisation
              </Button>
            </PanelBar>
            {companies.length === 0 && <EmptyState {...empty} />}
            <Table caption="Organisations, now" captionHidden stacked>
              <thead>
                <tr>
                  <Header>Name</Header>
                  <Header>Contact</Header>
                  <Header>Website</Header>
                  <Header>Actions</Header>
                </tr>
              </thead>
              <tbody>
                {companies.map((company) => (
                  <tr key={company.id}>
                    <Cell label="Name">{company.name}</Cell>
                    <Cell label="Contact">{company.contactEmail}</Cell>
                    <Cell label="Website">{company.website ?? '–'}</Cell>
                    <Cell label="Actions">
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={`Edit ${company.name}`}
                        onClick={() => setEdited(company)}
                      >
                        Edit
                      </Button>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={`Merge or delete ${company.name}`}
                        onClick={() => setEnding(company)}
                      >
                        Merge or delete
                      </Button>
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </Panel>
      {ending && (
        <Suspense>
          <CompanyEndDialog
            company={ending}
            others={(query.data?.companies ?? []).filter(({ id }) => id !== ending.id)}
            onClose={() => setEnding(null)}
          />
        </Suspense>
      )}
      {edited !== undefined && (
        <Suspense>
          <CompanyDialog company={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function sayCount(count: number): string {
  if (count >= mostCompanies) return `The first ${writeNumber(count)} organisations by name`
  return `${count} ${count === 1 ? 'organisation' : 'organisations'}`
}

function toRow({ id, name, contactEmail, website }: Company) {
  return { id, name, contactEmail, website: website ?? '' }
}
