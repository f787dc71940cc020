// The browser's steps of an upload: what goes where, and what each step says when it fails.
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { mayBePicture } from '../upload.rules.ts'
import { PictureUpload } from './picture-upload.part.tsx'
import { uploadPicture } from './upload.api.ts'

afterEach(() => vi.unstubAllGlobals())

const file = new File(['bytes'], 'me.png', { type: 'image/png' })
const sent: string[] = []

function stubServer(ticket: Response, putStatus = 204) {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${init.method} ${path} ${init.body ?? 'no body'}`)
    return ticket
  })
  class Sending {
    upload = {}
    status = putStatus
    responseText = ''
    onload = () => undefined
    open = (method: string, url: string) => void sent.push(`${method} ${url}`)
    setRequestHeader = (name: string, value: string) => void sent.push(`${name}: ${value}`)
    send = (body: File) => {
      sent.push(body.name)
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
}
const ticket = (body: object) => new Response(JSON.stringify(body))
const upload = () => uploadPicture(file, () => undefined)

test('a ticket is asked for without a body, the file is put to its address with its type, and the path is the answer', async () => {
  stubServer(ticket({ uploadURL: '/api/objects/upload/upl_1', objectPath: '/objects/1' }))
  expect(await upload()).toBe('/objects/1')
  expect(sent).toEqual([
    'POST /api/objects/upload no body',
    'PUT /api/objects/upload/upl_1',
    'Content-Type: image/png',
    'me.png',
  ])
})

test('each step that fails has its own cause', async () => {
  stubServer(new Response('', { status: 503 }))
  await expect(upload()).rejects.toThrow('Failed to get upload URL')
  stubServer(ticket({ uploadURL: '/there', objectPath: '/objects/1' }), 500)
  await expect(upload()).rejects.toThrow('Failed to upload file')
  stubServer(ticket({ uploadURL: '/there' }))
  await expect(upload()).rejects.toThrow('No object path returned from server')
})

test('a start that is refused says why in the words of the server', async () => {
  const error = 'Too many requests. Please wait a moment.'
  stubServer(new Response(JSON.stringify({ error, code: 'too_many_requests' }), { status: 429 }))
  await expect(upload()).rejects.toMatchObject({ message: 'Failed to get upload URL', text: error })
})

test('a chooser carries the name of what the picture becomes', () => {
  const chooser = draw(
    <PictureUpload
      label="Company Logo"
      name="companyLogo"
      buttonText="Choose"
      current={null}
      preview={() => null}
      onUploaded={() => undefined}
    />,
  )
  expect(chooser).toMatch(/<input[^>]* type="file"[^>]* name="companyLogo"/)
})

test('a chooser takes PNG, JPEG and GIF, up to 10 MB unless it is told otherwise', () => {
  const chooser = (maxBytes?: number) =>
    draw(
      <PictureUpload
        label="Picture"
        buttonText="Choose"
        current={null}
        preview={() => null}
        onUploaded={() => undefined}
        {...(maxBytes ? { maxBytes } : {})}
      />,
    )
  expect(chooser()).toContain('up to 10 MB')
  expect(chooser(5_242_880)).toContain('up to 5 MB')
  expect(chooser()).toContain('accept="image/png,image/jpeg,image/jpg,image/gif,.png,.jpg,.jpeg,.gif"')
})

test('a file is a picture by its type or by its name, as machines call types in their own way', () => {
  const takes = (name: string, type: string) => mayBePicture({ name, type })
  expect([takes('me.jpg', 'image/jpg'), takes('ME.JPEG', ''), takes('reef', 'image/gif')]).toEqual([true, true, true])
  expect([takes('notes.txt', 'text/plain'), takes('drawing.svg', 'image/svg+xml'), takes('png', '')]).toEqual([
    false,
    false,
    false,
  ])
})
