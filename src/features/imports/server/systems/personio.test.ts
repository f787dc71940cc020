// Personio against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, openImportDesk, xml } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('reef.jobs.personio.de')
})
afterAll(() => desk.close())

test('Personio: parts of the description that ask become requirements; switched off, the page is read', async () => {
  desk.web.show(
    'reef.jobs.personio.de/xml',
    xml(`<workzag-jobs><position><id>77</id><subcompany>Reef GmbH</subcompany><office>Kiel</office><name>Sonar Technician</name>
      <jobDescriptions><jobDescription><name>Your tasks</name><value><![CDATA[<ul><li>Tow</li></ul>]]></value></jobDescription>
      <jobDescription><name>Your profile</name><value><![CDATA[<p>Electronics</p>]]></value></jobDescription></jobDescriptions>
      <employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-11-06T10:00:00+00:00</createdAt>
      </position></workzag-jobs>`),
  )
  expect(await desk.draftsOf({ url: 'https://reef.jobs.personio.de/job/77' })).toMatchObject([
    {
      fields: {
        title: 'Sonar Technician',
        company: 'Reef GmbH',
        location: 'Kiel',
        workType: 'full-time',
        description: 'Your tasks\n- Tow',
        requirements: 'Your profile\nElectronics',
      },
      warnings: [],
    },
  ])
  desk.web.show('reef.jobs.personio.de/xml', { status: 404, body: '' })
  desk.web.show('reef.jobs.personio.de/job/77', '<html><body><h1>Sonar Technician</h1><p>Kiel</p></body></html>')
  const [draft] = await desk.draftsOf({ url: 'https://reef.jobs.personio.de/job/77' })
  expect(draft).toMatchObject({ fields: { title: 'Sonar Technician' }, sources: { title: 'text' } })
})
