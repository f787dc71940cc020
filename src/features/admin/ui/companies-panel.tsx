// The organisations listings can be linked to.
import { useQuery } from '@tanstack/react-query'
import { Cell, Header, Table } from '#design/table.tsx'
import { companiesQuery } from '#features/jobs/ui/posting.api.ts'
import { CsvButton } from './csv-button.tsx'
import { Panel } from './panel.tsx'

const empty = { title: 'No organisations yet', text: 'They are added when a job is posted.' }

export function CompaniesPanel() {
  const query = useQuery(companiesQuery)
  return (
    <Panel query={query} isEmpty={({ companies }) => companies.length === 0} empty={empty}>
      {({ companies }) => (
        <>
          <CsvButton
            name="organisations"
            of="organisations"
            rows={companies.map(({ id, name, contactEmail, website }) => ({
              id,
              name,
              contactEmail,
              website: website ?? '',
            }))}
          />
          <Table caption="Organisations, now" stacked>
            <thead>
              <tr>
                <Header>Name</Header>
                <Header>Contact</Header>
                <Header>Website</Header>
              </tr>
            </thead>
            <tbody>
              {companies.map(({ id, name, contactEmail, website }) => (
                <tr key={id}>
                  <Cell label="Name">{name}</Cell>
                  <Cell label="Contact">{contactEmail}</Cell>
                  <Cell label="Website">{website ?? '–'}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Panel>
  )
}
