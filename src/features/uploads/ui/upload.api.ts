// The browser's three steps of an upload: ask for a ticket, send the file with progress, answer the object's path.
import { ApiError } from '#http/client/call-api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { uploadRoutes } from '../server/uploads.routes.ts'

const api = apiOf<typeof uploadRoutes>()

export class UploadFailed extends Error {
  override name = 'UploadFailed'
  /** The server's own sentence, when it gave one. */
  readonly text: string | undefined
  constructor(message: string, text?: string) {
    super(message)
    this.text = text
  }
}

export async function uploadPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const ticket = await api.call('POST', '/objects/upload').catch((error: unknown) => {
    throw new UploadFailed('Failed to get upload URL', error instanceof ApiError ? error.text : undefined)
  })
  if (!ticket.uploadURL) throw new UploadFailed('Failed to get upload URL')
  await sendFile(ticket.uploadURL, file, onProgress)
  if (!ticket.objectPath) throw new UploadFailed('No object path returned from server')
  return ticket.objectPath
}

/** XMLHttpRequest, because fetch can't tell how much has been sent. */
function sendFile(url: string, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadFailed('Failed to upload file', readText(request.responseText)))
    }
    request.onerror = () => reject(new UploadFailed('Failed to upload file'))
    request.ontimeout = request.onerror
    request.send(file)
  })
}

function readText(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: string }
    return error
  } catch {
    return undefined
  }
}
