import { randomBytes } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupFailure } from '../backup/failure.ts'
import { withSession, type Session } from '../backup/session.ts'
import { listTables, quoted } from '../backup/tables.ts'
import type { LostPicture } from '../backup/uploads.ts'
import { withDatabase } from '../database/connection.ts'
import { cluster } from '../embedded/cluster.ts'
import type { EmbeddedDatabase } from '../embedded/embedded.ts'
import type { ArchiveWriter } from './write-archive.ts'
import { listBases, type Archive, type Base } from './open-archive.ts'
import { findLostPictures } from './picture-sums.ts'
import { readLastChange, recover, type Target } from './recover.ts'

interface CopySummary {
  readonly reached: Date | null
  readonly rows: number
}

/**
 * Restores the newest base backup and the log to a point that is set now, beside the running database, then
 * reads every row and compares every index with its table.
 * @throws BackupFailure, or PostgreSQL's own error, if any of that fails
 */
export async function checkArchive(options: {
  readonly archive: Archive
  readonly writer: ArchiveWriter
  readonly embedded: Pick<EmbeddedDatabase, 'location' | 'binaries'>
  readonly unsafeFast?: boolean
  readonly signal: AbortSignal
}): Promise<CopySummary> {
  const point = `ozi-${randomBytes(8).toString('hex')}`
  await options.writer.writeUntil(point)
  const { archive } = options
  return restoreBeside({ ...options, base: await newestOf(archive), target: { point }, folder: 'check' })
}

interface ArchiveProof extends CopySummary {
  readonly base: Base
  readonly lost: readonly LostPicture[]
}

/**
 * Checks what is in the archive already, as `checkArchive` does, and compares the pictures. For a process beside the
 * server, which may run meanwhile.
 * @throws as `checkArchive`
 */
export async function proveArchive(options: {
  readonly archive: Archive
  readonly embedded: Pick<EmbeddedDatabase, 'location' | 'binaries'>
  readonly unsafeFast?: boolean
  readonly signal: AbortSignal
}): Promise<ArchiveProof> {
  const { archive, signal } = options
  const base = await newestOf(archive)
  const copy = await restoreBeside({ ...options, base, target: 'latest', folder: 'check-by-hand' })
  return { ...copy, base, lost: await findLostPictures(archive, base, signal) }
}

async function newestOf(archive: Archive): Promise<Base> {
  const base = (await listBases(archive)).at(-1)
  if (base === undefined) throw new BackupFailure(`${archive.place} holds no complete base backup.`)
  return base
}

async function restoreBeside(options: {
  readonly archive: Archive
  readonly base: Base
  readonly target: Target
  readonly embedded: Pick<EmbeddedDatabase, 'location' | 'binaries'>
  /** The name of the folder for the copy, beside the database's data. */
  readonly folder: string
  readonly unsafeFast?: boolean
  readonly signal: AbortSignal
}): Promise<CopySummary> {
  const { archive, base, target, embedded, folder, unsafeFast = false, signal } = options
  const { home, user } = embedded.location
  const place = path.join(home, folder)
  await rm(place, { recursive: true, force: true })
  await mkdir(place)
  // The same rights as `home` has: the database's user may enter, but root's files stay root's.
  await chmod(place, 0o711)
  try {
    return await recover(
      {
        archive,
        base,
        target,
        unsafeFast,
        signal,
        location: { home: place, data: path.join(place, 'data'), user },
        binaries: embedded.binaries,
      },
      ({ admin }) =>
        withSession(withDatabase(admin, cluster.database), { name: 'ozi check', signal }, readAll),
    )
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function readAll(session: Session): Promise<CopySummary> {
  let rows = 0
  for (const { schema, name } of await listTables(session)) {
    const counted = await session.query<{ n: string }>(`select count(*) as n from ${quoted(schema, name)}`)
    rows += Number(counted.rows[0]?.n)
  }
  await session.query('create extension if not exists amcheck')
  await session.query(
    `select bt_index_check(i.indexrelid, true)
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid and i.indisready`,
  )
  return { reached: await readLastChange(session), rows }
}
