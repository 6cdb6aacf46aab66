import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { BackupFailure } from '../backup/failure.ts'
import { chooseKey, requireOpens, writeKeyFile, type SecretColumn } from '../backup/key.ts'
import { withSession } from '../backup/session.ts'
import { refuseLost, requireNoUploads, restoreUploads, type LostPicture } from '../backup/uploads.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import type { DatabaseLog } from '../database/log.ts'
import { locateEmbedded, makeArchiveDir, type EmbeddedOptions } from '../embedded/embedded.ts'
import type { Location } from '../embedded/location.ts'
import { lockDataDir } from '../embedded/lock.ts'
import { readOrNull } from '../storage/for-each.ts'
import { openStore, type StoreSource } from '../storage/open-store.ts'
import { assertNoHolder, createArchiveLease, newServerRun, placeFileOf } from './archive-lease.ts'
import { inArchive, listBases, type Archive, type Base } from './open-archive.ts'
import { findLostPictures } from './picture-sums.ts'
import { readLastChange, recover } from './recover.ts'

interface RestoreMomentOptions {
  readonly config: Pick<Config, 'dataDir' | 'dataKey' | 'databaseUrl' | 'backup'> & StoreSource
  readonly archive: Archive
  readonly at: Date | 'latest'
  /** True if the restored installation is the one that writes to the archive from now on. */
  readonly takesOver: boolean
  /** True if pictures that are lost in the archive are left out; otherwise they stop the restore. */
  readonly acceptsLost: boolean
  readonly sealed: readonly SecretColumn[]
  readonly log: DatabaseLog
  readonly signal: AbortSignal
  readonly embedded?: Pick<EmbeddedOptions, 'stateRoot' | 'unsafeFast'>
}

interface RestoreSummary {
  /** The last change that was restored; null if there was none since the base backup. */
  readonly reached: Date | null
  readonly base: Base
  readonly uploads: number
  /** The pictures that could not be brought back. */
  readonly lost: readonly LostPicture[]
}

/**
 * Restores the embedded database, uploads and key of an archive to a moment, into an empty installation. The
 * database is renamed into its place at the end: until then, the installation has none.
 *
 * @throws BackupFailure; whatever the disk and the database throw, for `explain`
 */
export async function restoreMoment(options: RestoreMomentOptions): Promise<RestoreSummary> {
  const { config, archive, log, embedded = {} } = options
  if (config.databaseUrl !== undefined) {
    throw new ConfigError('DATABASE_URL must not be set: only the embedded database is restored to a moment')
  }
  const lock = await lockDataDir(config.dataDir)
  try {
    const { location, binaries } = await locateEmbedded({ dataDir: config.dataDir, log, ...embedded })
    if (existsSync(location.data)) {
      throw new BackupFailure(
        `${config.dataDir} holds a database already: restore into an empty DATA_DIR only.`,
      )
    }
    const installation = { dataDir: config.dataDir, host: hostname() }
    if (options.takesOver) await assertNoHolder(archive, installation)
    const base = await chooseBase(options)
    const key = await chooseKey(base.key, config, async () => {
      const kept = await readOrNull(archive.files, inArchive.key(base.name))
      if (kept === null) throw new BackupFailure(`${archive.place}/${inArchive.key(base.name)} is missing.`)
      return kept.toString('utf8')
    })
    const store = await openStore(config)
    await requireNoUploads(store)
    log.info('Comparing the pictures with what was kept ...')
    const lost = await findLostPictures(archive, base, options.signal)
    refuseLost(lost, archive.place, options.acceptsLost)
    const draft = { ...location, data: `${location.data}.new` }
    await rm(draft.data, { recursive: true, force: true })
    const archiveDir = config.backup === undefined ? undefined : await makeArchiveDir(location)
    log.info(`Restoring the base backup of ${base.endedAt} and the changes since ...`)
    try {
      const reached = await recover(
        {
          archive,
          base,
          binaries,
          archiveDir,
          location: draft,
          signal: options.signal,
          target: options.at === 'latest' ? 'latest' : { moment: options.at },
          unsafeFast: embedded.unsafeFast ?? false,
        },
        ({ connection }) =>
          withSession(connection, { name: 'ozi restore', signal: options.signal }, async (session) => {
            await requireOpens(session, key.key, options.sealed)
            return readLastChange(session)
          }),
      )
      const { count: uploads } = await restoreUploads(archive.uploads, store, {
        without: [...base.deletedUploads, ...lost.map(({ name }) => name)],
        signal: options.signal,
      })
      if (key.isNew) await writeKeyFile(config.dataDir, key.key)
      await mkdir(path.dirname(location.data), { recursive: true })
      await rename(draft.data, location.data)
      if (options.takesOver) await takeOver(archive, location, config.dataDir)
      return { reached, base, uploads, lost }
    } catch (error) {
      await rm(draft.data, { recursive: true, force: true })
      throw error
    }
  } finally {
    lock.release()
  }
}

async function takeOver(archive: Archive, location: Location, dataDir: string): Promise<void> {
  await makeArchiveDir(location)
  await createArchiveLease(archive, await newServerRun(location, dataDir), placeFileOf(location)).takeOver()
}

/**
 * Lets the installation in DATA_DIR write to the archive, in place of the one that has until now.
 * @throws BackupFailure if there is no database, or if that one still runs
 */
export async function takeOverArchive({
  config,
  archive,
  log,
  embedded = {},
}: Pick<RestoreMomentOptions, 'config' | 'archive' | 'log' | 'embedded'>): Promise<void> {
  const lock = await lockDataDir(config.dataDir)
  try {
    const { location } = await locateEmbedded({ dataDir: config.dataDir, log, ...embedded })
    if (!existsSync(location.data)) throw new BackupFailure(`There is no database in ${config.dataDir}.`)
    await takeOver(archive, location, config.dataDir)
  } finally {
    lock.release()
  }
}

async function chooseBase({ archive, at }: RestoreMomentOptions): Promise<Base> {
  const bases = await listBases(archive)
  const [oldest] = bases
  if (oldest === undefined) throw new BackupFailure(`${archive.place} holds no complete base backup.`)
  const base = at === 'latest' ? bases.at(-1) : bases.findLast(({ endedAt }) => endedAt <= at.toISOString())
  if (base !== undefined) return base
  throw new BackupFailure(`What was kept begins at ${oldest.endedAt}: restore that moment or a later one.`)
}
