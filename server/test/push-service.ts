import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push as its browser got it, after the signature was checked and the payload decrypted. */
export interface PushRecord {
  readonly browser: string
  readonly payload: { title: string; body: string; url: string; tag: string; lang: string }
  readonly topic: string
  readonly ttl: number
  readonly urgency: string
  readonly subject: string
  readonly bytes: number
}

export interface TestPushService {
  readonly origin: string
  readonly pushes: PushRecord[]
  /** Differences from RFC 8291 and 8292. */
  readonly faults: string[]
  /** How many requests came, whatever was answered. */
  readonly requests: () => number
  /** A browser's subscription, signed for by this key of the server: what `PushSubscription.toJSON()` says. */
  subscription(browser: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Answers a browser's pushes otherwise than by taking them; undefined: takes them again. */
  behave(browser: string, behaviour?: (request: IncomingMessage, response: ServerResponse) => void): void
  stop(): Promise<void>
}

const certificate = (file: string) => readFileSync(new URL(`certificates/${file}`, import.meta.url))

/** A push service on this machine: checks who sends, and decrypts as the browser would. */
export async function startPushService(publicKey: () => string): Promise<TestPushService> {
  const browsers = new Map<string, { ecdh: ECDH; auth: Buffer }>()
  const behaviours = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
  const pushes: PushRecord[] = []
  const faults: string[] = []
  let requests = 0
  let origin = ''

  const server = createServer(
    { key: certificate('server.key'), cert: certificate('server.crt') },
    (request, response) => {
      requests += 1
      const browser = decodeURIComponent((request.url ?? '').slice(1))
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const behave = behaviours.get(browser)
        if (behave) return behave(request, response)
        try {
          pushes.push(receive(browser, request, Buffer.concat(chunks)))
          response.writeHead(201).end()
        } catch (error) {
          faults.push(String(error))
          response.writeHead(400).end()
        }
      })
    },
  )

  function receive(browser: string, { headers }: IncomingMessage, body: Buffer): PushRecord {
    const keys = browsers.get(browser)
    if (!keys) throw new Error('nobody subscribed')
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
    if (key !== publicKey()) throw new Error('another key')
    const { aud, exp, sub } = openToken(token, key)
    if (aud !== origin) throw new Error(`for ${aud}`)
    const hours = (exp - Date.now() / 1000) / 3600
    if (hours <= 0 || hours > 24) throw new Error(`valid for ${hours} hours`)
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding')
    return {
      browser,
      payload: JSON.parse(decrypt(body, keys)) as PushRecord['payload'],
      topic: String(headers['topic']),
      ttl: Number(headers['ttl']),
      urgency: String(headers['urgency']),
      subject: sub,
      bytes: body.length,
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    pushes,
    faults,
    requests: () => requests,
    subscription(browser) {
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      ecdh.generateKeys()
      browsers.set(browser, { ecdh, auth })
      return {
        endpoint: `${origin}/${encodeURIComponent(browser)}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    behave(browser, behaviour) {
      if (behaviour) behaviours.set(browser, behaviour)
      else behaviours.delete(browser)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** By RFC 8292. @throws if the signature is not of this key */
function openToken(token: string, key: string): { aud: string; exp: number; sub: string } {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (at: number) => point.subarray(at, at + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed by this key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
}

/** By RFC 8291 and 8188: salt, record size, the sender's key, one record. */
function decrypt(body: Buffer, { ecdh, auth }: { readonly ecdh: ECDH; readonly auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + senderKey.length)
  const hkdf = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const ikm = hkdf(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = hkdf(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
