import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ConfigError, type Config } from '../config.ts'
import { codeOf } from '../database/failure.ts'
import { answerNotFound } from '../http/server.ts'
import { isUpload, StoreUnavailable, type FileStore, type StoredFile } from './file-store.ts'

/** The bucket, and how Ozi signs in to it. */
export type BucketSettings = NonNullable<Config['s3']>

/** Whatever is asked of the bucket is done within this time, repetitions included, or has failed. */
const DEADLINE_MS = 10_000
/** Includes waiting for one of the connections. */
const CONNECT_MS = 3_000
/** How long one try waits for the beginning of an answer. */
const TRY_MS = 4_000
const CONNECTIONS = 100
/** The most that a list may hold. */
const PAGE_FILES = 1_000
/** A list costs a request for each 1,000 files; others store little beside us in a day. */
const MEASURED_SECONDS = 24 * 3600
/** The bucket may hold other things beside the pictures. */
const PREFIX = 'uploads/'

export function createClient(
  { endpoint, region, forcePathStyle, ...credentials }: BucketSettings,
  tryMs = TRY_MS,
): S3Client {
  const { accessKeyId, secretAccessKey } = credentials
  return new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Several services refuse checksums that are not needed. Each upload is signed with the hash of its bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: tryMs,
      throwOnRequestTimeout: true,
      socketTimeout: tryMs,
      socketAcquisitionWarningTimeout: 2 * DEADLINE_MS,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  })
}

/**
 * Files in a bucket of S3-compatible storage. The server itself hands the pictures on: their addresses, their
 * caching and the content policy stay the same, and the bucket is open to nobody else.
 * @param options `report` is told why the bucket cannot be used, each time
 */
export function createBucket(
  settings: BucketSettings,
  options: {
    readonly report?: ((message: string) => void) | undefined
    readonly deadlineMs?: number
    readonly pageFiles?: number
    readonly tryMs?: number
    /** Names its content, for the message that it cannot be reached. */
    readonly what?: string
    /** Stands before each name in the bucket. */
    readonly prefix?: string
    /** Which names it lists. */
    readonly isOurs?: (name: string) => boolean
  } = {},
): FileStore {
  const { report = () => {}, deadlineMs = DEADLINE_MS, pageFiles = PAGE_FILES } = options
  const { prefix: before = PREFIX, isOurs = isUpload, what = 'pictures' } = options
  const client = createClient(settings, options.tryMs)
  const place = placeOf(settings)
  const at = (name: string) => ({ Bucket: settings.bucket, Key: before + name })

  /** @throws StoreUnavailable, unless the bucket said that something is missing or as it was */
  async function ask<T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const abortSignal = AbortSignal.timeout(deadlineMs)
    try {
      return await work({ abortSignal })
    } catch (error) {
      if (isMissing(error) || isUnchanged(error) || isBeyondEnd(error)) throw error
      const why = abortSignal.aborted ? `no answer in ${deadlineMs / 1000} s` : reasonOf(error)
      const message = `The ${what} at ${place} cannot be reached: ${why}`
      report(message)
      throw new StoreUnavailable(message, { cause: error })
    }
  }

  /** @returns null if there is no such file */
  const orNull = <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })

  const head = (name: string) =>
    orNull(ask((options) => client.send(new HeadObjectCommand(at(name)), options)))

  async function* list(): AsyncGenerator<StoredFile> {
    let ContinuationToken: string | undefined
    do {
      const page = await ask((options) =>
        client.send(
          new ListObjectsV2Command({
            Bucket: settings.bucket,
            Prefix: before,
            MaxKeys: pageFiles,
            ContinuationToken,
          }),
          options,
        ),
      )
      for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
        const name = Key.slice(before.length)
        if (isOurs(name)) yield { name, bytes: Size, md5: md5In(ETag) }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async function* readWhole(name: string): AsyncGenerator<Uint8Array> {
    const found = await orNull(
      ask(async (options) => {
        const { Body } = await client.send(new GetObjectCommand(at(name)), options)
        return Body?.transformToByteArray()
      }),
    )
    if (!found) throw Object.assign(new Error(`no such file: ${name}`), { code: 'ENOENT' })
    yield found
  }

  /**
   * A picture is read whole before the answer begins. So it arrives whole or as an error, and a slow reader
   * occupies no connection to the bucket.
   */
  async function send(request: FastifyRequest, reply: FastifyReply, name: string, said: object) {
    const found = await orNull(
      ask(async (options) => {
        const command = new GetObjectCommand({
          ...at(name),
          Range: rangeOf(request),
          IfNoneMatch: request.headers['if-none-match'],
        })
        const { Body, ...object } = await client.send(command, options)
        return { ...object, bytes: Buffer.from((await Body?.transformToByteArray()) ?? []) }
      }).catch((error: unknown) => {
        if (isUnchanged(error)) return 'unchanged' as const
        if (isBeyondEnd(error)) return null
        throw error
      }),
    )
    if (found === null) return answerNotFound(reply)
    if (found === 'unchanged') {
      return reply
        .status(304)
        .headers({ ...said, etag: request.headers['if-none-match'] })
        .send()
    }
    if (found.ContentRange !== undefined) reply.status(206).header('content-range', found.ContentRange)
    return reply.headers({ ...said, 'content-type': typeOf(name), etag: found.ETag }).send(found.bytes)
  }

  return {
    place,
    measuredSeconds: MEASURED_SECONDS,
    async write(name, bytes) {
      const command = new PutObjectCommand({ ...at(name), Body: bytes, ContentType: typeOf(name) })
      await ask((options) => client.send(command, options))
    },
    read: (name) => Readable.from(readWhole(name), { objectMode: false }),
    async remove(name) {
      const found = await head(name)
      if (found === null) return 0
      await ask((options) => client.send(new DeleteObjectCommand(at(name)), options))
      return found.ContentLength ?? 0
    },
    list,
    async measure() {
      let sum = 0
      for await (const { bytes } of list()) sum += bytes
      return sum
    },
    async serve(scope, { prefix, isAllowed, headersOf }) {
      scope.addHook('onClose', async () => client.destroy())
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const name = (request.params as { '*': string })['*']
        // Neither “there is none” nor “not now” may be kept.
        void reply.header('cache-control', 'no-store')
        if (!isAllowed(request, name)) return answerNotFound(reply)
        const said = { ...headersOf(name), 'accept-ranges': 'bytes' }
        if (request.method !== 'HEAD') return send(request, reply, name, said)
        const found = await head(name)
        if (found === null) return answerNotFound(reply)
        const { ContentLength, ETag } = found
        return reply
          .headers({ ...said, 'content-type': typeOf(name), 'content-length': ContentLength, etag: ETag })
          .send()
      }
      scope.route({ method: ['GET', 'HEAD'], url: `${prefix}*`, handler })
    },
  }
}

/**
 * Checks that the bucket answers and that files can be listed, written, read and deleted in it.
 * @throws ConfigError that names the setting or the right that is missing; StoreUnavailable if the bucket does
 *   not answer
 */
export async function requireBucket(settings: BucketSettings, prefix = PREFIX): Promise<void> {
  const client = createClient(settings)
  const Bucket = settings.bucket
  const probe = { Bucket, Key: `${prefix}.start-${randomBytes(8).toString('hex')}` }
  const steps = {
    ListBucket: new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }),
    PutObject: new PutObjectCommand({ ...probe, Body: 'ozi' }),
    GetObject: new GetObjectCommand(probe),
    DeleteObject: new DeleteObjectCommand(probe),
  }
  try {
    for (const [right, command] of Object.entries(steps)) {
      const abortSignal = AbortSignal.timeout(DEADLINE_MS)
      // Each command has types of its own; only that it succeeds matters here.
      const answer = await client
        .send(command as ListObjectsV2Command, { abortSignal })
        .catch((error: unknown) => {
          throw explain(error, settings, right)
        })
      if (command instanceof GetObjectCommand) {
        await (answer as { Body?: { transformToByteArray(): Promise<unknown> } }).Body?.transformToByteArray()
      }
    }
  } finally {
    client.destroy()
  }
}

function explain(error: unknown, settings: BucketSettings, right: string): Error {
  const { endpoint, region, bucket } = settings
  const name = error instanceof Error ? error.name : ''
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (name === 'NoSuchBucket') return new ConfigError(`S3_BUCKET ${bucket} is not at ${endpoint}`)
  if (name === 'InvalidAccessKeyId') return new ConfigError(`S3_ACCESS_KEY_ID is not known at ${endpoint}`)
  if (name === 'SignatureDoesNotMatch') {
    return new ConfigError('S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID')
  }
  if (
    ['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException'].includes(name)
  ) {
    return new ConfigError(`S3_REGION ${region} is not the region of S3_BUCKET ${bucket}`)
  }
  if (status === 403) {
    return new ConfigError(`S3_ACCESS_KEY_ID lacks the right s3:${right} in S3_BUCKET ${bucket} (${name})`)
  }
  if (status !== undefined && status < 500) {
    return new ConfigError(`S3_ENDPOINT ${endpoint} answers ${status} (${name}) instead of files`)
  }
  return new StoreUnavailable(`S3_ENDPOINT ${endpoint} does not answer: ${reasonOf(error)}`)
}

const placeOf = ({ endpoint, bucket }: BucketSettings): string => `${endpoint}/${bucket}`

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket'

const isUnchanged = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 304

const isBeyondEnd = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416

/** Why, without what was sent: some errors of the bucket repeat the signed request. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
}

/** One range, as the bucket understands it; others are answered with the whole file. */
function rangeOf({ headers }: FastifyRequest): string | undefined {
  const { range } = headers
  return headers['if-range'] === undefined && range !== undefined && /^bytes=(\d+-\d*|-\d+)$/.test(range)
    ? range
    : undefined
}

/** By the name alone: nothing is served as what a bucket says it is. */
const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')

/** Where files are encrypted or were uploaded in parts, the ETag is no MD5. */
function md5In(etag: string): string | null {
  const text = etag.replaceAll('"', '')
  return /^[0-9a-f]{32}$/.test(text) ? text : null
}
