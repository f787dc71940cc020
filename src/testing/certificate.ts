// A key and a certificate that it signed for itself, for tests of signatures: DER written by hand, as nothing here makes them.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes))
const sha256WithRsa = sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), der(0x05))
const nameOf = (name: string) => sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name)))))
/** YYMMDDHHMMSSZ */
const utcTime = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

export type TestCertificate = { pem: string; privateKey: KeyObject }

export function makeCertificate({ from, to }: { from: Date; to: Date }): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const name = nameOf('sns.amazonaws.com')
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    sequence(utcTime(from), utcTime(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const text = sequence(facts, sha256WithRsa, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return { pem: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`, privateKey }
}
