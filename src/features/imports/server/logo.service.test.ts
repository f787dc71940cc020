// The logo that a page names: fetched, drawn anew, and left out where it would reach elsewhere.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '#testing/jobs.ts'
import { type ImportDesk, openImportDesk, page, posting, script } from './import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('work.example', 'cdn.example')
})
afterAll(() => desk.close())

describe('the logo', () => {
  const withLogo = (logo: unknown) =>
    page('', script({ ...posting, hiringOrganization: { name: 'Meadow Trust', logo } }))
  const logoOf = async (logo: unknown) => {
    desk.web.show('work.example/logo', withLogo(logo))
    return (await desk.draftOf({ url: 'https://work.example/logo' })).fields.companyLogo
  }
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`

  test('is fetched, drawn anew and kept as an upload: pictures, WebP and plain drawings', async () => {
    const png = await aPicture()
    desk.web.show('cdn.example/a.png', { type: 'image/png', body: png })
    desk.web.show('work.example/b.webp', { type: 'image/webp', body: await sharp(png).webp().toBuffer() })
    desk.web.show('cdn.example/c.svg', {
      type: 'image/svg+xml',
      body: svg('<rect width="40" height="20" fill="teal"/>'),
    })
    for (const logo of [
      'https://cdn.example/a.png',
      { '@type': 'ImageObject', url: '/b.webp' },
      'https://cdn.example/c.svg',
    ]) {
      const path = await logoOf(logo)
      expect(path).toMatch(/^\/objects\/[\da-f-]{36}$/)
      const { rows } = await desk.app.deps.db.pool.query('select * from objects where id = $1', [path!.slice(9)])
      expect(rows[0]).toMatchObject({ owner_id: desk.admin.user.id, status: 'stored', content_type: 'image/png' })
    }
  })

  test('is left out when it is inside, broken, no picture, or a drawing that reaches outside', async () => {
    desk.web.show('cdn.example/page', page('x'))
    desk.web.show('cdn.example/broken.png', {
      type: 'image/png',
      body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
    })
    const drawings = {
      file: svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
      far: svg('<use href="https://cdn.example/a.svg#x"/>'),
      bomb: `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      style: svg('<style>@import url(https://cdn.example/x.css)</style>'),
    }
    for (const [name, body] of Object.entries(drawings))
      desk.web.show(`cdn.example/${name}.svg`, { type: 'image/svg+xml', body })
    const logos = [
      'http://127.0.0.1/logo.png',
      'https://cdn.example/page',
      'https://cdn.example/broken.png',
      'data:image/png;base64,AA',
    ]
    for (const logo of [...logos, ...Object.keys(drawings).map((name) => `https://cdn.example/${name}.svg`)])
      expect([logo, await logoOf(logo)]).toEqual([logo, undefined])
  })
})
