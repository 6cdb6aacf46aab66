import path from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { FileStore } from '../storage/file-store.ts'
import { createFolder } from '../storage/folder.ts'
import { listFiles, readOrNull } from '../storage/for-each.ts'

export type ArchiveSettings = NonNullable<Config['backup']>

/** Where base backups, the write-ahead log and uploads are kept: a folder or a bucket. */
export interface Archive {
  readonly place: string
  readonly files: FileStore
  readonly uploads: FileStore
}

/** The names in an archive. A base backup is complete once its manifest is there. */
export const inArchive = {
  wal: (name: string) => `wal/${name}.gz`,
  part: (base: string, number: number) => `${base}/${String(number).padStart(6, '0')}.part`,
  manifest: (base: string) => `${base}/manifest.json`,
  key: (base: string) => `${base}/data.key`,
  /** The checksums of the pictures that a base has, and of those that were kept since. */
  pictures: (base: string) => `${base}/pictures.sums`,
  newPictures: (at: Date) => `pictures/${at.toISOString().replace(/[-:.]/g, '')}.sums`,
  status: 'state/status.json',
  holder: 'state/holder.json',
} as const

const FILE =
  /^(?:wal\/[0-9A-F]{8}[\w.]*\.gz|base-[0-9TZ]+\/(?:\d{6}\.part|manifest\.json|data\.key|pictures\.sums)|pictures\/[0-9TZ]+\.sums|state\/(?:status|holder)\.json)$/

/** Parts are up to 16 MB: a slow line needs longer for one than for a picture. */
const SLOW = { what: 'backups', tryMs: 60_000, deadlineMs: 120_000 }

export async function openArchive(place: ArchiveSettings['place']): Promise<Archive> {
  const isOurs = (name: string) => FILE.test(name)
  if (typeof place === 'string') {
    return { place, files: createFolder(place, isOurs), uploads: createFolder(path.join(place, 'uploads')) }
  }
  const { createBucket } = await import('../storage/bucket.ts')
  const files = createBucket(place, { ...SLOW, prefix: '', isOurs })
  return { place: files.place, files, uploads: createBucket(place, SLOW) }
}

const Manifest = z.strictObject({
  format: z.literal(1),
  /** The database's id, the same for all its copies. */
  systemId: z.string(),
  startedAt: z.iso.datetime(),
  /** The earliest moment that it can be restored to. */
  endedAt: z.iso.datetime(),
  /** PostgreSQL's major version: another one cannot open it. */
  postgres: z.string(),
  /** The first file of the write-ahead log that it needs, and the last without which it is not consistent. */
  firstWal: z.string(),
  lastWal: z.string(),
  bytes: z.int(),
  /** The checksums (SHA-256) of its parts, in order. */
  parts: z.array(z.string()).min(1),
  key: z.strictObject({ isIncluded: z.boolean(), fingerprint: z.string() }),
  /** Uploads in the archive that had been deleted when it was taken. */
  deletedUploads: z.array(z.string()),
  /** The pictures in the archive, and the checksum (SHA-256) of their list. */
  uploads: z.strictObject({ files: z.int(), bytes: z.int(), sum: z.string() }),
})

export type BaseManifest = z.infer<typeof Manifest>
export interface Base extends BaseManifest {
  /** Its folder in the archive. */
  readonly name: string
}

/** The complete base backups, oldest first. */
export async function listBases(archive: Archive): Promise<Base[]> {
  const names = [...(await listFiles(archive.files)).keys()].flatMap(
    (name) => /^(base-.+)\/manifest\.json$/.exec(name)?.[1] ?? [],
  )
  const bases: Base[] = []
  for (const name of names.toSorted()) {
    const read = Manifest.safeParse(await readJson(archive, inArchive.manifest(name)))
    if (read.success) bases.push({ name, ...read.data })
  }
  return bases
}

/** Null if there is no such file, or if it was torn. */
export async function readJson(archive: Archive, name: string): Promise<unknown> {
  const bytes = await readOrNull(archive.files, name)
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '')
  } catch {
    return null
  }
}

const Moment = z.iso.datetime().nullable()

const Status = z.object({
  /** The newest complete base backup. */
  lastBase: Moment,
  /** When the newest file of the write-ahead log was kept. */
  lastWal: Moment,
  lastWalName: z.string().nullable(),
  /** When a file was found missing; only a base backup begun later can be restored to the moments after it. */
  lastGap: Moment.default(null),
  lastCheck: z
    .object({
      at: z.iso.datetime(),
      /** Null if what was kept could be restored. */
      problem: z.string().nullable(),
      /** The moment of the last change that was restored. */
      reached: Moment,
      rows: z.int(),
      seconds: z.number(),
    })
    .nullable(),
})

/** How an archive stands, for operators. */
export type ArchiveStatus = z.infer<typeof Status>

const UNKNOWN: ArchiveStatus = {
  lastBase: null,
  lastWal: null,
  lastWalName: null,
  lastGap: null,
  lastCheck: null,
}

/** Reads how an archive stands; all null if nothing has been kept. */
export async function readArchiveStatus(archive: Archive): Promise<ArchiveStatus> {
  const read = Status.safeParse(await readJson(archive, inArchive.status))
  return read.success ? read.data : UNKNOWN
}

export const writeArchiveStatus = (archive: Archive, status: ArchiveStatus): Promise<void> =>
  archive.files.write(inArchive.status, Buffer.from(`${JSON.stringify(status, null, 2)}\n`))
