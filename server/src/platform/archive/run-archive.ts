import { setTimeout as sleep } from 'node:timers/promises'
import { BackupFailure, explain } from '../backup/failure.ts'
import { recordBackup } from '../backup/record.ts'
import { describeLost } from '../backup/uploads.ts'
import type { Config } from '../config.ts'
import { reasonOf, StartFailure } from '../database/failure.ts'
import type { EmbeddedDatabase } from '../embedded/embedded.ts'
import type { Log } from '../log.ts'
import { checkArchive } from './check-archive.ts'
import { createArchiveLease, newServerRun, placeFileOf, RENEWAL_MS } from './archive-lease.ts'
import { createArchiveWriter } from './write-archive.ts'
import { findLostPictures } from './picture-sums.ts'
import {
  listBases,
  openArchive,
  readArchiveStatus,
  type ArchiveSettings,
  type ArchiveStatus,
} from './open-archive.ts'

/** How often finished files of the write-ahead log are looked for. */
const ROUND_MS = 10_000
/** The pause after a round that failed. Meanwhile the log waits beside the database. */
const RETRY_MS = 60_000
/** How long a stop waits for the end of the log to be kept; the next start keeps what is left. */
const END_MS = 5_000
/** When the nightly base backup is due, by the machine's clock. */
const NIGHT = { hour: 2, minute: 30 }

/** How the archive stands, as far as this server knows: the place itself may not answer. */
export interface ArchiveHealth {
  /** True if the last round failed. */
  readonly isFailing: boolean
  readonly waitingSeconds: number
  readonly lastCheck: ArchiveStatus['lastCheck']
}

export interface ArchiveRunner {
  /** Call it once the data key exists. */
  begin(): void
  state(): Promise<ArchiveHealth>
  stop(): Promise<void>
}

/**
 * Keeps the embedded database in the archive all the time: the log as it is finished, each night a base backup,
 * which is then restored as a check, and expired files are removed.
 * @throws StartFailure if the archive is of another database, or another copy of this one writes to it
 */
export async function prepareArchiveRunner(options: {
  readonly config: Config
  readonly settings: ArchiveSettings
  readonly embedded: EmbeddedDatabase
  readonly log: Log
}): Promise<ArchiveRunner> {
  const { config, settings, embedded, log } = options
  const archive = await openArchive(settings.place)
  const writer = createArchiveWriter({ archive, embedded, config, withKey: settings.withKey })
  const lease = createArchiveLease(
    archive,
    await newServerRun(embedded.location, config.dataDir),
    placeFileOf(embedded.location),
  )
  try {
    await writer.assertOurs()
    await lease.assertFree()
  } catch (error) {
    const line = explain(error, archive.place)
    throw line === null ? error : new StartFailure(line)
  }
  const stopping = new AbortController()
  const { signal } = stopping
  let isFailing = false
  let lastCheck: ArchiveStatus['lastCheck'] = null
  const report = (error: unknown, message: string) =>
    log.error({ reason: explain(error, archive.place) ?? reasonOf(error), place: archive.place }, message)

  async function round(): Promise<void> {
    await lease.renew()
    const { hasGap } = await writer.writeWal()
    if (hasGap)
      log.warn({ place: archive.place }, 'the archive misses a part of the log: a new base is taken')
    const status = await readArchiveStatus(archive)
    const { lastGap } = status
    lastCheck = status.lastCheck
    const newest = (await listBases(archive)).at(-1)
    const isBroken = lastGap !== null && newest !== undefined && newest.startedAt <= lastGap
    if (!(isBroken || isDue(newest?.startedAt)) || signal.aborted) return
    await writer.writeBase()
    await check()
    await writer.removeExpired(settings.keepDays)
  }

  async function check(): Promise<void> {
    const at = new Date()
    const end = (problem: string | null, reached: Date | null, rows: number) => {
      lastCheck = {
        at: at.toISOString(),
        problem,
        reached: reached?.toISOString() ?? null,
        rows,
        seconds: (Date.now() - at.getTime()) / 1000,
      }
      return writer.updateStatus({ lastCheck })
    }
    try {
      const { reached, rows } = await checkArchive({ archive, writer, embedded, signal })
      const lost = await checkPictures()
      await end(lost, reached, rows)
      if (lost !== null) return
      log.info({ rows, place: archive.place }, 'the backup was restored as a check')
      await writeDown(rows)
    } catch (error) {
      if (signal.aborted) return
      await end(explain(error, archive.place) ?? reasonOf(error), null, 0)
      report(error, 'the backup could not be restored as a check')
    }
  }

  /** @returns what is wrong with the pictures in the archive; it is mended as far as their originals are there */
  async function checkPictures(): Promise<string | null> {
    const base = (await listBases(archive)).at(-1)
    const lost = base === undefined ? [] : await findLostPictures(archive, base, signal)
    if (base === undefined || lost.length === 0) return null
    const remaining = await writer.copyAgain(base, lost)
    const copied = lost.length - remaining.length
    const problem = `${describeLost(lost)}; ${copied} copied again.`
    report(new BackupFailure(problem), 'the backup has lost pictures')
    return problem
  }

  /** For the page and the alert that say how old the newest backup is. */
  async function writeDown(rows: number): Promise<void> {
    const bytes = (await listBases(archive)).at(-1)?.bytes ?? 0
    await recordBackup(embedded.connection, { rows, bytes }).catch((error: unknown) =>
      report(error, 'a backup was not written down'),
    )
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      let pauseMs = ROUND_MS
      try {
        await round()
        isFailing = false
      } catch (error) {
        isFailing = true
        if (!signal.aborted) report(error, 'the backup failed')
        pauseMs = RETRY_MS
      }
      await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  /** A restore that follows finds all that was confirmed. */
  async function keepTheEnd(): Promise<void> {
    await lease.renew()
    await writer.writeUntil('ozi-stop')
    await lease.release()
  }

  let running: Promise<void> | undefined
  // A base backup of a large database takes longer than a server may be silent.
  const renewals = setInterval(() => void (running && lease.renew().catch(() => {})), RENEWAL_MS).unref()
  return {
    begin() {
      running ??= goOn()
    },
    state: async () => ({ isFailing, lastCheck, waitingSeconds: await writer.waitingSeconds() }),
    async stop() {
      stopping.abort()
      clearInterval(renewals)
      if (running === undefined) return
      await running
      const late = sleep(END_MS, undefined, { ref: false }).then(() => {
        throw new BackupFailure(`${archive.place} took more than ${END_MS / 1000} s.`)
      })
      await Promise.race([keepTheEnd(), late]).catch((error: unknown) =>
        report(error, 'the end of the log is not in the backup: the next start brings it'),
      )
    },
  }
}

/** True if a night has come since the base backup was begun. */
export function isDue(startedAt: string | undefined, now = new Date()): boolean {
  if (startedAt === undefined) return true
  const night = new Date(now)
  night.setHours(NIGHT.hour, NIGHT.minute, 0, 0)
  if (night > now) night.setDate(night.getDate() - 1)
  return new Date(startedAt) < night
}
