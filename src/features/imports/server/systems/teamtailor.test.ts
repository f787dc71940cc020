// Teamtailor against a server that answers as it does: the address is known, its answer becomes a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportDesk, openImportDesk, xml } from '../import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('reef.teamtailor.com')
})
afterAll(() => desk.close())

test('Teamtailor: the feed’s own elements say the place', async () => {
  desk.web.show(
    'reef.teamtailor.com/jobs.rss',
    xml(`<?xml version="1.0"?><rss xmlns:tt="https://teamtailor.com/locations"><channel><title>Reef Nordic</title>
      <item><title>Cook</title><link>https://reef.teamtailor.com/jobs/11-cook</link></item>
      <item><title>Seal &amp; Otter Carer</title><description><![CDATA[<p>Feed them.</p>]]></description>
        <pubDate>Thu, 05 Nov 2026 09:00:00 +0100</pubDate><link>https://reef.teamtailor.com/jobs/12-seal-carer</link>
        <remoteStatus>none</remoteStatus>
        <tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Tromsø</tt:city><tt:country>Norway</tt:country></tt:location></tt:locations>
      </item></channel></rss>`),
  )
  expect(await desk.draftsOf({ url: 'https://reef.teamtailor.com/jobs/12-seal-carer?promotion=1' })).toMatchObject([
    {
      fields: {
        title: 'Seal & Otter Carer',
        company: 'Reef Nordic',
        location: 'Tromsø, Norway',
        description: 'Feed them.',
        place: { mode: 'onsite', country: 'NO', city: 'Tromsø' },
      },
      sources: { title: 'ats', place: 'ats' },
      warnings: [],
    },
  ])
})
