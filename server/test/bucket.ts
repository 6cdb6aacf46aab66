import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../src/platform/storage/bucket.ts'

export interface TestBucket {
  readonly settings: BucketSettings
  /** The same as environment variables. */
  readonly environment: Readonly<Record<string, string>>
  /** Takes the server away, as an outage does, or brings it back at the same address. */
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  readonly close: () => Promise<void>
}

const BUCKET = 'pictures'

/** Its lists that go on have tokens by DES, which OpenSSL 3 does not know. */
function replaceDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes])
  type Make = (name: string, key: Buffer, iv: Buffer, options?: object) => unknown
  const known =
    (make: Make): Make =>
    (name, key, iv, options) =>
      name === 'des' ? make('aes-128-cbc', twice(key), twice(iv)) : make(name, key, iv, options)
  Object.assign(crypto, {
    createCipheriv: known(createCipheriv as Make),
    createDecipheriv: known(createDecipheriv as Make),
  })
}
replaceDes()

/**
 * A bucket on a server of its own that speaks the protocol of S3 and checks signatures.
 * @param place where it is, if it is not a new one
 */
export async function openBucket(
  place: { readonly directory?: string; readonly port?: number } = {},
): Promise<TestBucket> {
  const directory = place.directory ?? (await mkdtemp(path.join(tmpdir(), 'ozi-bucket-')))
  let server: S3rver | undefined
  const start = async (port: number): Promise<AddressInfo> => {
    const configureBuckets = [{ name: BUCKET }]
    server = new S3rver({ directory, port, address: '127.0.0.1', silent: true, configureBuckets })
    server.middleware.unshift((context, next) => {
      // It reads the slash behind a bucket's name in another way than the client signs it. What is asked of
      // files is checked.
      if (/^\/[^/]+\/$/.test(context.path)) {
        context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } }) as object
      }
      return next()
    })
    return server.run()
  }
  const goAway = async () => {
    const closed = server?.close()
    server?.httpServer.closeAllConnections()
    await closed
    server = undefined
  }
  const { port } = await start(place.port ?? 0)
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  }
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    },
    goAway,
    comeBack: async () => void (await start(port)),
    async close() {
      await goAway()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
