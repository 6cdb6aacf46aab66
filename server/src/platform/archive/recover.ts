import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { BackupFailure } from '../backup/failure.ts'
import type { Session } from '../backup/session.ts'
import { StartFailure } from '../database/failure.ts'
import type { Binaries } from '../embedded/binaries.ts'
import { accessRuleFiles, writeAccessRules } from '../embedded/cluster.ts'
import { giveTo, plainEnvironment } from '../embedded/database-user.ts'
import { connectionsAt, makeOwnDir, makeSocketDir } from '../embedded/embedded.ts'
import type { Location } from '../embedded/location.ts'
import { launchPostmaster, stopPostmaster } from '../embedded/postmaster.ts'
import { serverSettings } from '../embedded/settings.ts'
import { bytesOf, readOrNull } from '../storage/for-each.ts'
import { inArchive, type Archive, type Base } from './open-archive.ts'
import { sha256Of } from './picture-sums.ts'
import { isSegment, numberOf, timelineOf, WAL_BYTES } from './wal-names.ts'

/** How far the log is replayed: to its end, to a moment, or to a point of that name. */
export type Target = 'latest' | { readonly moment: Date } | { readonly point: string }

interface RecoverOptions {
  readonly archive: Archive
  readonly base: Base
  readonly target: Target
  /** Its data folder is created; `home` holds what is needed meanwhile. */
  readonly location: Location
  readonly binaries: Binaries
  /** Where the recovered database archives its own log, if it does. */
  readonly archiveDir?: string | undefined
  readonly unsafeFast?: boolean
  readonly signal: AbortSignal
}

/** A day's log of a busy server is replayed in minutes. */
const RECOVERY_MS = 6 * 3600 * 1000

/**
 * Makes the data folder from a base backup and the log, runs `work` on that database and stops it. Each part
 * and each file of the log is checked before it is used.
 * @throws BackupFailure that names what is missing or damaged, or says that the log ends before the target
 */
export async function recover<T>(
  options: RecoverOptions,
  work: (recovered: ReturnType<typeof connectionsAt>) => Promise<T>,
): Promise<T> {
  const { location, base, binaries } = options
  if (base.postgres !== binaries.majorVersion) {
    throw new BackupFailure(
      `The backup is of PostgreSQL ${base.postgres}, this code brings ${binaries.majorVersion}: restore it with the code that made it.`,
    )
  }
  const wal = path.join(location.home, 'restored-wal')
  await rm(wal, { recursive: true, force: true })
  await makeOwnDir(location, wal)
  try {
    await fetchWal(options, wal)
    await makeOwnDir(location, location.data)
    await extract(options)
    const signalFile = path.join(location.data, 'recovery.signal')
    await writeFile(signalFile, '', { mode: 0o600 })
    await giveTo(location.user, signalFile)
    return await run(options, wal, work)
  } finally {
    await rm(wal, { recursive: true, force: true })
  }
}

/** When the last change was made that a recovered database has; null if there was none since the base. */
export async function readLastChange(session: Session): Promise<Date | null> {
  const { rows } = await session.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return rows[0]?.at ?? null
}

/** Copies the log since the base to where PostgreSQL looks for it. */
async function fetchWal(
  { archive, base, target, location, signal }: RecoverOptions,
  to: string,
): Promise<void> {
  const isOther = (file: string) =>
    isAtMoment(target)
      ? timelineOf(file) !== timelineOf(base.firstWal)
      : timelineOf(file) < timelineOf(base.firstWal)
  const needed: string[] = []
  for await (const { name } of archive.files.list()) {
    const file = name.slice('wal/'.length).replace(/\.gz$/, '')
    if (!name.startsWith('wal/')) continue
    // The histories also say which timelines are taken: the restored database begins another one.
    const isNeeded = isSegment(file) && !isOther(file) && numberOf(file) >= numberOf(base.firstWal)
    if (isNeeded || file.endsWith('.history')) needed.push(file)
  }
  assertWhole(needed.filter(isSegment), base)
  for (const file of needed.toSorted()) {
    signal.throwIfAborted()
    const name = inArchive.wal(file)
    const packed = await bytesOf(archive.files.read(name))
    const bytes = await promisify(gunzip)(packed).catch(() => null)
    if (bytes === null || (isSegment(file) && bytes.length !== WAL_BYTES)) throw damaged(archive, name)
    // Packed: a day's log is several GB, mostly zeros where little happens.
    await writeFile(path.join(to, `${file}.gz`), packed, { mode: 0o600 })
  }
  await giveTo(location.user, to, true)
}

/** A recovery would end in silence where a file is missing. */
function assertWhole(segments: readonly string[], { firstWal, lastWal }: Base): void {
  const numbers = new Set(segments.map(numberOf))
  const last = Math.max(numberOf(lastWal), ...numbers)
  for (let number = numberOf(firstWal); number <= last; number += 1) {
    if (numbers.has(number)) continue
    const [upper, lower] = [Math.floor(number / 0x100), number % 0x100]
    const digits = [upper, lower].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
    throw new BackupFailure(
      `The write-ahead log misses ${inArchive.wal(timelineOf(firstWal) + digits)}: only moments before it, or after the next base backup, can be restored.`,
    )
  }
}

async function extract({ archive, base, location, signal }: RecoverOptions): Promise<void> {
  async function* parts(): AsyncGenerator<Buffer> {
    for (const [number, sum] of base.parts.entries()) {
      const name = inArchive.part(base.name, number)
      const bytes = await readOrNull(archive.files, name)
      if (bytes === null) throw new BackupFailure(`${archive.place}/${name} is missing.`)
      if (sha256Of(bytes) !== sum) throw damaged(archive, name)
      yield bytes
    }
  }
  const tar = spawn('tar', ['-xf', '-', '-C', location.data], {
    cwd: '/',
    env: plainEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...location.user.switchTo,
  })
  let complaint = ''
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const ended = once(tar, 'close') as Promise<[number | null]>
  const [fed, [code]] = await Promise.all([
    pipeline(Readable.from(parts()), createGunzip(), tar.stdin, { signal }).then(
      () => null,
      (error: unknown) => error,
    ),
    ended,
  ])
  if (fed instanceof BackupFailure) throw fed
  signal.throwIfAborted()
  if (code !== 0)
    throw new BackupFailure(`The program tar failed: ${complaint.trim().split('\n')[0] ?? code}.`)
  if (fed !== null) throw fed
}

const damaged = (archive: Archive, name: string) =>
  new BackupFailure(`${archive.place}/${name} was changed or torn.`)

async function run<T>(
  { location, binaries, target, archiveDir, unsafeFast = false, signal }: RecoverOptions,
  wal: string,
  work: (recovered: ReturnType<typeof connectionsAt>) => Promise<T>,
): Promise<T> {
  await writeAccessRules(location)
  const socketDir = await makeSocketDir(location)
  const settings: Record<string, string> = {
    // PostgreSQL replaces %f, %p and %%.
    restore_command: `gzip -dc ${shellQuoted(wal.replaceAll('%', '%%'))}/%f.gz > %p`,
    // A restore begins a timeline, and the next start takes a base on it: so the base's is the one of a moment.
    recovery_target_timeline: isAtMoment(target) ? 'current' : 'latest',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...targetSettings(target),
  }
  const command = [
    ...[binaries.postgres, '-D', location.data],
    ...serverSettings({ socketDir, unsafeFast, archiveDir, ...accessRuleFiles(location.home) }),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const pid = await launchPostmaster(location, command, () => signal.aborted, RECOVERY_MS).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      throw error instanceof StartFailure ? new BackupFailure(explainEnd(error.message, target)) : error
    },
  )
  try {
    return await work(connectionsAt(socketDir))
  } finally {
    await stopPostmaster(pid)
    if (path.dirname(socketDir) !== location.home) await rm(socketDir, { recursive: true, force: true })
  }
}

const isAtMoment = (target: Target): boolean => target !== 'latest' && 'moment' in target

function targetSettings(target: Target): Record<string, string> {
  if (target === 'latest') return {}
  if ('point' in target) return { recovery_target_name: target.point }
  // Names of time zones, `Z` included, are not known yet when this setting is read.
  return {
    recovery_target_time: target.moment.toISOString().replace('Z', '+00'),
    recovery_target_inclusive: 'on',
  }
}

function explainEnd(reason: string, target: Target): string {
  if (target !== 'latest' && /before configured recovery target/.test(reason)) {
    return 'What was kept ends before that moment: restore the latest (--at latest), or an earlier moment.'
  }
  return reason.replace('The embedded database did not start', 'The backup could not be restored')
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
