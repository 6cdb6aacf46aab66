import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { BackupFailure } from '../backup/failure.ts'
import { archiveDirOf } from '../embedded/embedded.ts'
import type { Location } from '../embedded/location.ts'
import { inArchive, readJson, type Archive } from './open-archive.ts'

/** How often a server says in the archive that it is there. */
export const RENEWAL_MS = 60_000
/** A server that has given no sign for so long is gone. */
const LEASE_MS = 180_000

const Holder = z.object({
  /** The installation's id: a restored copy has another one. */
  installation: z.string(),
  /** The process's id: two that run on copies of one DATA_DIR have different ones. */
  run: z.string(),
  host: z.string(),
  dataDir: z.string(),
  seenAt: z.iso.datetime(),
  isStopped: z.boolean(),
})

/** The one server that writes to an archive. */
type Holder = z.infer<typeof Holder>

/** The process that holds, or wants, the archive. Each process has its own id, `run`. */
export type ServerRun = Pick<Holder, 'installation' | 'run' | 'host' | 'dataDir'>

/** Null if no server has written there yet. */
export async function readHolder(archive: Archive): Promise<Holder | null> {
  const read = Holder.safeParse(await readJson(archive, inArchive.holder))
  return read.success ? read.data : null
}

const idFile = (location: Location): string => path.join(archiveDirOf(location), 'installation.id')

/** The file in which an installation keeps the place of its backups. */
export const placeFileOf = (location: Location): string => path.join(archiveDirOf(location), 'backup.place')

/** Names this process. The folder `archiveDirOf(location)` must exist. */
export async function newServerRun(location: Location, dataDir: string): Promise<ServerRun> {
  const file = idFile(location)
  if (!existsSync(file)) await writeFile(file, `${randomUUID()}\n`, { mode: 0o600 })
  const installation = (await readFile(file, 'utf8')).trim()
  return { installation, run: randomUUID(), host: hostname(), dataDir }
}

/**
 * Makes sure that one server alone writes to the archive, and that the archive does not begin anew by mistake.
 * @param placeFile see `placeFileOf`
 */
export function createArchiveLease(archive: Archive, ours: ServerRun, placeFile: string) {
  let isHeld = false
  let writtenAt = 0

  const write = async (isStopped: boolean) => {
    const holder: Holder = { ...ours, seenAt: new Date().toISOString(), isStopped }
    await archive.files.write(inArchive.holder, Buffer.from(`${JSON.stringify(holder, null, 2)}\n`))
    writtenAt = Date.now()
  }

  async function rememberPlace(): Promise<void> {
    if ((await readPlace(placeFile)) === archive.place) return
    await writeFile(placeFile, `${archive.place}\n`, { mode: 0o600 })
  }

  /** A folder whose disk is not mounted looks like an empty place. */
  async function assertNew(): Promise<void> {
    const known = await readPlace(placeFile)
    if (known === null) return
    const what =
      known === archive.place
        ? `${archive.place} does not hold the backup of this database: is its disk mounted?`
        : `${archive.place} is new: the backup of this database is at ${known}.`
    throw new BackupFailure(`${what} To begin a new one here, run: npm run restore -- --take-over`)
  }

  /** @throws BackupFailure if it is another server's, or if the backup that was there is gone */
  async function assertFree(): Promise<void> {
    const holder = await readHolder(archive)
    if (holder === null) return assertNew()
    if (holder.run === ours.run) return
    if (holder.installation !== ours.installation) {
      throw new BackupFailure(
        `${archive.place} belongs to another copy of this database, ${nameOf(holder)}. If this is a rehearsal, start without BACKUP_DIR and S3_BACKUP_BUCKET, or name an empty place. If this copy replaces the other one for good, run: npm run restore -- --take-over`,
      )
    }
    // If we held it and now another run does, a server on a copy of our folder has taken it meanwhile.
    if (isHeld || (!isSamePlace(holder, ours) && isAlive(holder))) {
      throw new BackupFailure(`${archive.place} is in use by a copy of this DATA_DIR: ${stillThere(holder)}`)
    }
  }

  return {
    assertFree,
    /** Takes the archive or, if we hold it, writes that this server is still there. @throws as `assertFree` */
    async renew(): Promise<void> {
      await assertFree()
      if (!isHeld || Date.now() - writtenAt >= RENEWAL_MS) await write(false)
      if (!isHeld) await rememberPlace()
      isHeld = true
    },
    /** Another server may take it at once. */
    async release(): Promise<void> {
      if (isHeld && (await readHolder(archive))?.run === ours.run) await write(true)
    },
    /** Takes it from a server that is gone, or as a new place. @throws BackupFailure if a server is still there */
    async takeOver(): Promise<void> {
      await assertNoHolder(archive, ours)
      await write(true)
      await rememberPlace()
    },
  }
}

async function readPlace(file: string): Promise<string | null> {
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null
}

/** @throws BackupFailure while a server still writes to the archive; the caller has locked our DATA_DIR */
export async function assertNoHolder(
  archive: Archive,
  ours: Pick<ServerRun, 'host' | 'dataDir'>,
): Promise<void> {
  const holder = await readHolder(archive)
  if (holder === null || isSamePlace(holder, ours) || !isAlive(holder)) return
  throw new BackupFailure(
    `A server still writes to ${archive.place}: ${stillThere(holder)} For a rehearsal, unset BACKUP_DIR and S3_BACKUP_BUCKET, and name the folder.`,
  )
}

/** The lock on a DATA_DIR lets one server run there. */
const isSamePlace = (holder: Holder, ours: Pick<ServerRun, 'host' | 'dataDir'>): boolean =>
  holder.host === ours.host && holder.dataDir === ours.dataDir

const isAlive = ({ isStopped, seenAt }: Holder): boolean =>
  !isStopped && Date.now() - Date.parse(seenAt) < LEASE_MS

const nameOf = ({ dataDir, host, seenAt }: Holder): string => `${dataDir} on ${host}, last seen ${seenAt}`

const stillThere = (holder: Holder): string =>
  `${nameOf(holder)}. Stop it first; if that machine has died, try again after ${new Date(Date.parse(holder.seenAt) + LEASE_MS).toISOString()}.`
