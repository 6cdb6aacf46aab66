import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyRegistration, Passkey, PasskeySignature } from '@ozi/contract'
import type { Person } from './app.ts'

/** PUBLIC_URL of the app under test, by default. */
const ORIGIN = 'http://localhost:3000'

/** Differences of a device from a good one. */
export interface Fault {
  readonly origin?: string
  readonly rpId?: string
  /** That its owner was not checked. */
  readonly isUnchecked?: boolean
  /** The account that it names. */
  readonly userHandle?: string
  /** How often it says it was used. */
  readonly uses?: number
}

/** A phone that keeps one passkey, as software: ES256, attestation none. */
export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0
  let owner = ''

  const clientData = (type: string, challenge: unknown, { origin = ORIGIN }: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** Which site, which flags, how many uses, and for a new passkey its key. */
  function authenticatorData({ rpId = 'localhost', isUnchecked, uses: told = uses }: Fault, key?: Buffer) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(told)
    const flags = 0x01 | (isUnchecked ? 0 : 0x04) | (key ? 0x40 : 0)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count, key ?? Buffer.alloc(0)])
  }

  const head = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const

  return {
    /** Makes its passkey, for the options of `begin`. */
    make(options: Record<string, unknown>, fault: Fault = {}): PasskeyRegistration {
      owner = (options['user'] as { id: string }).id
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)])
      const data = authenticatorData(fault, key)
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        ...[Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none'), Buffer.from([0x67])],
        ...[Buffer.from('attStmt'), Buffer.from([0xa0, 0x68]), Buffer.from('authData')],
        ...[Buffer.from([0x58, data.length]), data],
      ])
      return {
        ...head,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options['challenge'], fault).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },

    /** Signs the options of `challenge`. */
    sign(options: Record<string, unknown>, fault: Fault = {}): PasskeySignature {
      uses += 1
      const client = clientData('webauthn.get', options['challenge'], fault)
      const data = authenticatorData(fault)
      return {
        ...head,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: fault.userHandle ?? owner,
        },
      }
    },
  }
}

export type Device = ReturnType<typeof createDevice>

/** Gives a person a passkey on this device. */
export async function addPasskey({ client }: Person, device: Device): Promise<Passkey> {
  const { options } = await client.passkeys.begin()
  return (await client.passkeys.add(device.make(options))).passkey
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** COSE_Key of ES256: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...[coordinate(0x21, x), coordinate(0x22, y)],
  ])
}
