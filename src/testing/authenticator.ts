// An authenticator without a browser: makes passkeys and answers questions with them as a real one does, or a little wrong.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Question = { challenge: string }
type Oddities = {
  origin?: string
  rpId?: string
  /** Whether it made sure who uses it. */
  isVerified?: boolean
  counter?: number
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** One passkey. Its counter goes up with every use. */
export function makeAuthenticator(site = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, { challenge }: Question, { origin = site }: Oddities) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authData({ rpId = new URL(site).hostname, isVerified = true, counter = uses }: Oddities, rest?: Buffer) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (rest ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest ?? Buffer.alloc(0)])
  }

  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** The answer to the options for a new passkey. */
    create(question: Question, odd: Oddities = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authData(odd, Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]))
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(data)],
        ]),
      )
      const clientDataJSON = text(clientData('webauthn.create', question, odd))
      const response = { clientDataJSON, attestationObject: text(attestationObject), transports: ['internal'] }
      return { ...credential, response }
    },
    /** The answer to the options for signing in. */
    answer(question: Question, odd: Oddities = {}) {
      uses += 1
      const data = authData(odd)
      const client = clientData('webauthn.get', question, odd)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) }
      return { ...credential, response }
    },
  }
}
