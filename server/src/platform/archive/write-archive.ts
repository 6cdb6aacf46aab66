import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import pg from 'pg'
import { BackupFailure } from '../backup/failure.ts'
import { fingerprintOf, presentKey } from '../backup/key.ts'
import type { LostPicture } from '../backup/uploads.ts'
import type { KeySource } from '../data-key.ts'
import { pgOptions } from '../database/connection.ts'
import { archiveDirOf, type EmbeddedDatabase } from '../embedded/embedded.ts'
import { forEachAtOnce, listFiles, readOrNull } from '../storage/for-each.ts'
import { openStore, type StoreSource } from '../storage/open-store.ts'
import {
  inArchive,
  listBases,
  readArchiveStatus,
  writeArchiveStatus,
  type Archive,
  type ArchiveStatus,
  type Base,
  type BaseManifest,
} from './open-archive.ts'
import { linesOf, pictureSumOf, readKnownPictures, sha256Of, type PictureSum } from './picture-sums.ts'
import { isSegment, numberOf, segmentAt, timelineOf } from './wal-names.ts'

/** Segments, their notes (`.backup`), histories of timelines; not the library's drafts. */
const WAL_FILE = /^[0-9A-F]{8}(?:[0-9A-F]{16}(?:\.[0-9A-F]{8}\.backup|\.partial)?|\.history)$/
/** The unused rest of a file is zeros; a low level leaves the processor to the server. */
const LEVEL = { level: 3 }
const PART_BYTES = 16 * 1024 * 1024
const POLL_MS = 20
const SPOOL_WAIT_MS = 60_000
const DAY_MS = 24 * 3600 * 1000

interface ArchiveWriterDeps {
  readonly archive: Archive
  readonly embedded: EmbeddedDatabase
  readonly config: KeySource & StoreSource
  readonly withKey: boolean
}

/** Brings what the embedded database writes into the archive. Its functions must not run at the same time. */
export function createArchiveWriter({ archive, embedded, config, withKey }: ArchiveWriterDeps) {
  const spool = archiveDirOf(embedded.location)
  const { files } = archive
  let keptUploads: Set<string> | undefined

  const updateStatus = async (change: Partial<ArchiveStatus>) =>
    writeArchiveStatus(archive, { ...(await readArchiveStatus(archive)), ...change })

  /** Runs statements as the superuser, also those of the replication protocol. */
  async function withSuperuser<T>(work: (session: pg.Client) => Promise<T>): Promise<T> {
    const options = { ...pgOptions(embedded.admin), application_name: 'ozi archive', replication: 'database' }
    const session = new pg.Client(options)
    session.on('error', () => {})
    try {
      await session.connect()
      return await work(session)
    } finally {
      await session.end().catch(() => {})
    }
  }

  const systemIdOf = async (session: pg.Client): Promise<string> => {
    const { rows } = await session.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    )
    return rows[0]?.id ?? ''
  }

  /** @throws BackupFailure if what is kept there is of another database */
  async function assertOurs(): Promise<void> {
    const kept = (await listBases(archive)).at(-1)
    if (kept === undefined || kept.systemId === (await withSuperuser(systemIdOf))) return
    throw new BackupFailure(
      `${archive.place} holds backups of another database: restore it (npm run restore -- --at latest), or name an empty place.`,
    )
  }

  /** A file is stored before the row that names it, so uploads that are copied before the log are all it names. */
  async function writeUploads(): Promise<void> {
    const store = await openStore(config)
    const kept = (keptUploads ??= new Set((await listFiles(archive.uploads)).keys()))
    const missing = [...(await listFiles(store)).keys()].filter((name) => !kept.has(name))
    const sums: PictureSum[] = []
    try {
      await forEachAtOnce(missing, async (name) => {
        const bytes = await readOrNull(store, name)
        // It was deleted meanwhile.
        if (bytes === null) return
        await archive.uploads.write(name, bytes)
        kept.add(name)
        sums.push(pictureSumOf(name, bytes))
      })
    } finally {
      if (sums.length > 0) await files.write(inArchive.newPictures(new Date()), linesOf(sums))
    }
  }

  /**
   * Writes the list of all pictures in the archive beside a base, with what each was when it was kept.
   * @returns the manifest's words for it, and how to remove the lists that it replaces
   */
  async function writePictureList(base: string) {
    const store = await openStore(config)
    const newest = (await listBases(archive)).slice(-1)
    const { sums: known, newLists } = await readKnownPictures(archive, newest)
    const copies = await listFiles(archive.uploads)
    const originals = await listFiles(store)
    const sums = [...known.values()].filter(({ name }) => copies.has(name) || originals.has(name))
    await forEachAtOnce(copies.keys(), async (name) => {
      if (known.has(name)) return
      const bytes = (await readOrNull(store, name)) ?? (await readOrNull(archive.uploads, name))
      if (bytes !== null) sums.push(pictureSumOf(name, bytes))
    })
    const list = linesOf(sums)
    await files.write(inArchive.pictures(base), list)
    return {
      uploads: {
        files: sums.length,
        bytes: sums.reduce((sum, { bytes }) => sum + bytes, 0),
        sum: sha256Of(list),
      },
      deletedUploads: [...copies.keys()].filter((name) => !originals.has(name)).toSorted(),
      removeNewLists: () => forEachAtOnce(newLists, async (name) => void (await files.remove(name))),
    }
  }

  /**
   * Copies pictures again whose copies were lost.
   * @returns the pictures that could not be copied, because the original is gone or has changed
   */
  async function copyAgain(base: Base, lost: readonly LostPicture[]): Promise<LostPicture[]> {
    const store = await openStore(config)
    const { sums } = await readKnownPictures(archive, [base])
    const remaining: LostPicture[] = []
    await forEachAtOnce(lost, async (picture) => {
      const bytes = await readOrNull(store, picture.name)
      if (bytes === null || sha256Of(bytes) !== sums.get(picture.name)?.sha256) remaining.push(picture)
      else await archive.uploads.write(picture.name, bytes)
    })
    return remaining
  }

  /**
   * Keeps all finished files of the write-ahead log, and every upload that they name.
   * @returns whether a file is missing between those kept before and these, so that a new base is needed
   */
  async function writeWal(): Promise<{ hasGap: boolean }> {
    const names = (await readdir(spool)).filter((name) => WAL_FILE.test(name)).toSorted()
    if (names.length === 0) return { hasGap: false }
    await writeUploads()
    const { lastWalName } = await readArchiveStatus(archive)
    let last = lastWalName
    let hasGap = false
    for (const name of names) {
      await writeWalFile(name)
      if (!isSegment(name)) continue
      const now = new Date().toISOString()
      const isGap = last !== null && !follows(last, name)
      last = name
      hasGap ||= isGap
      await updateStatus({ lastWal: now, lastWalName: name, ...(isGap ? { lastGap: now } : {}) })
    }
    return { hasGap }
  }

  /** How long the oldest finished file of the write-ahead log has waited to be kept. */
  async function waitingSeconds(): Promise<number> {
    const names = (await readdir(spool)).filter((name) => WAL_FILE.test(name))
    const files = await Promise.all(names.map((name) => stat(path.join(spool, name)).catch(() => null)))
    const since = files.flatMap((file) => (file === null ? [] : [file.mtimeMs]))
    return since.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...since)) / 1000
  }

  async function writeWalFile(name: string): Promise<void> {
    const file = path.join(spool, name)
    const bytes = await readFile(file)
    const kept = await readOrNull(files, inArchive.wal(name))
    if (kept === null) await files.write(inArchive.wal(name), await promisify(gzip)(bytes, LEVEL))
    else if (!(await promisify(gunzip)(kept)).equals(bytes)) {
      throw new BackupFailure(
        `${archive.place} holds another ${inArchive.wal(name)}: a copy of this database uses the same place. Give each its own.`,
      )
    }
    await rm(file)
  }

  /** Sets a point of that name in the log, and keeps the log up to it. */
  async function writeUntil(point: string): Promise<void> {
    const last = await withSuperuser(async (session) => {
      await session.query(`select pg_create_restore_point(${pg.escapeLiteral(point)})`)
      const { rows } = await session.query<{ name: string }>(
        'select pg_walfile_name(pg_switch_wal()) as name',
      )
      return rows[0]?.name ?? ''
    })
    for (let waited = 0; !(await readdir(spool)).includes(last); waited += POLL_MS) {
      if (waited > SPOOL_WAIT_MS) throw new BackupFailure(`The database does not archive: see postgres.log.`)
      await sleep(POLL_MS)
    }
    await writeWal()
  }

  /** Takes a base backup, and keeps the log it needs. @returns its name */
  async function writeBase(): Promise<string> {
    const key = presentKey(config)
    if (key === null) throw new BackupFailure(`There is no data key in ${config.dataDir}.`)
    const startedAt = new Date()
    const name = `base-${startedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`
    const folder = path.join(spool, 'base')
    await rm(folder, { recursive: true, force: true })
    try {
      const systemId = await withSuperuser(async (session) => {
        await session.query(
          `BASE_BACKUP (LABEL 'ozi', TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(folder)},
             CHECKPOINT 'fast', MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256', COMPRESSION 'gzip',
             COMPRESSION_DETAIL 'level=3')`,
        )
        return systemIdOf(session)
      })
      const endedAt = new Date()
      const { firstWal, lastWal } = await readRange(path.join(folder, 'backup_manifest'))
      const { parts, bytes } = await writeParts(name, path.join(folder, 'base.tar.gz'))
      await writeWal()
      if (withKey) await files.write(inArchive.key(name), Buffer.from(key))
      const { uploads, deletedUploads, removeNewLists } = await writePictureList(name)
      const manifest: BaseManifest = {
        format: 1,
        systemId,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt.toISOString(),
        postgres: embedded.binaries.majorVersion,
        firstWal,
        lastWal,
        bytes,
        parts,
        key: { isIncluded: withKey, fingerprint: fingerprintOf(key) },
        deletedUploads,
        uploads,
      }
      await files.write(inArchive.manifest(name), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
      await removeNewLists()
      await updateStatus({ lastBase: endedAt.toISOString() })
      return name
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Parts, because services limit the size of a file, and a part that was torn can be named. */
  async function writeParts(base: string, file: string): Promise<{ parts: string[]; bytes: number }> {
    const handle = await open(file)
    const parts: string[] = []
    let bytes = 0
    try {
      for (;;) {
        const buffer = Buffer.alloc(PART_BYTES)
        const { bytesRead } = await handle.read(buffer, 0, PART_BYTES, bytes)
        if (bytesRead === 0) return { parts, bytes }
        const part = buffer.subarray(0, bytesRead)
        await files.write(inArchive.part(base, parts.length), part)
        parts.push(sha256Of(part))
        bytes += bytesRead
      }
    } finally {
      await handle.close()
    }
  }

  /**
   * Removes what no moment of the last `keepDays` days needs: bases older than the newest one that is as old,
   * the log before it, and uploads that had been deleted by then.
   */
  async function removeExpired(keepDays: number, now = Date.now()): Promise<void> {
    const until = new Date(now - keepDays * DAY_MS).toISOString()
    const bases = await listBases(archive)
    const oldest = bases.findLast(({ endedAt }) => endedAt <= until) ?? bases[0]
    const newest = bases.at(-1)
    if (oldest === undefined || newest === undefined) return
    const complete = new Set(bases.map(({ name }) => name))
    for await (const { name } of files.list()) {
      const [folder = '', file = ''] = name.split('/')
      const isOldBase =
        folder.startsWith('base-') &&
        (folder < oldest.name || (!complete.has(folder) && folder < newest.name))
      const isOldLog = folder === 'wal' && /^[0-9A-F]{24}/.test(file) && isBefore(file, oldest)
      if (isOldBase || isOldLog) await files.remove(name)
    }
    for (const name of oldest.deletedUploads) {
      await archive.uploads.remove(name)
      keptUploads?.delete(name)
    }
  }

  return {
    assertOurs,
    writeWal,
    waitingSeconds,
    writeUntil,
    writeBase,
    copyAgain,
    removeExpired,
    updateStatus,
  }
}

export type ArchiveWriter = ReturnType<typeof createArchiveWriter>

const isBefore = (file: string, { firstWal }: Base): boolean => numberOf(file) < numberOf(firstWal)

const follows = (last: string, name: string): boolean =>
  timelineOf(last) === timelineOf(name) && numberOf(name) <= numberOf(last) + 1

/** The files of the write-ahead log that a base backup needs, from PostgreSQL's own manifest. */
async function readRange(manifest: string): Promise<{ firstWal: string; lastWal: string }> {
  const { 'WAL-Ranges': ranges } = JSON.parse(await readFile(manifest, 'utf8')) as {
    'WAL-Ranges': { Timeline: number; 'Start-LSN': string; 'End-LSN': string }[]
  }
  const [range] = ranges
  if (range === undefined) throw new BackupFailure('The base backup names no write-ahead log.')
  return {
    firstWal: segmentAt(range.Timeline, range['Start-LSN']),
    lastWal: segmentAt(range.Timeline, range['End-LSN']),
  }
}
