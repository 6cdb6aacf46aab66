import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainEnvironment } from './database-user.ts'
import { codeOf, StartFailure } from '../database/failure.ts'
import type { Location } from './location.ts'
import { processState, signal, waitForEnd, worksIn } from './processes.ts'

/** The content of postmaster.pid. */
interface PidFile {
  pid: number
  socketDir: string
  status: 'starting' | 'ready' | 'stopping' | 'other'
}

/** Crash recovery can take long; never give up on it earlier. */
const readyTimeoutMs = 120_000
/** Sessions of a killed postmaster end by themselves; until then a new one refuses to start. */
const orphansTimeoutMs = 20_000
const fastStopMs = 15_000
const immediateStopMs = 5_000
const logLimitBytes = 1024 * 1024

export function readPidFile(data: string): PidFile | null {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid < 2) return null
  // pg_ctl waits for line 8, too.
  const status = lines[7]?.trim()
  return {
    pid,
    socketDir: lines[4]?.trim() ?? '',
    status: status === 'ready' || status === 'starting' || status === 'stopping' ? status : 'other',
  }
}

/**
 * Finds the postmaster that still serves this data directory after its server was killed. Removes a dead
 * one's pid file if it would mislead PostgreSQL: its process id now belongs to a zombie or to another
 * program.
 */
export async function findRunning(data: string): Promise<PidFile | null> {
  const file = readPidFile(data)
  if (file === null) return null
  if (processState(file.pid) === 'alive' && worksIn(file.pid, data)) return file
  // A zombie is usually reaped soon; in a container without an init process it stays for ever.
  const reapedBy = Date.now() + 2_000
  while (processState(file.pid) === 'zombie' && Date.now() < reapedBy) await sleep(20)
  // Without this file, PostgreSQL still notices live sessions of the dead postmaster by their shared memory.
  if (processState(file.pid) !== 'gone') rmSync(join(data, 'postmaster.pid'), { force: true })
  return null
}

/** Waits until a postmaster accepts connections. False if it ended or is stopping. */
export async function waitUntilReady(
  data: string,
  pid: number,
  isEnded: () => boolean,
  waitMs = readyTimeoutMs,
): Promise<boolean> {
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    if (isEnded() || processState(pid) !== 'alive') return false
    const file = readPidFile(data)
    if (file?.pid === pid && file.status === 'ready') return true
    if (file?.pid === pid && file.status === 'stopping') return false
    await sleep(10)
  }
  return false
}

/**
 * Starts a postmaster and waits until it accepts connections; a stop ends the wait. It runs in its own
 * process session, so Ctrl-C in the terminal reaches only the server, which then stops the database last.
 *
 * @throws StartFailure with PostgreSQL's own reason.
 */
export async function launchPostmaster(
  location: Location,
  command: string[],
  isStopping: () => boolean,
  waitMs = readyTimeoutMs,
): Promise<number> {
  const deadline = Date.now() + orphansTimeoutMs
  for (;;) {
    const attempt = await launchOnce(location, command, isStopping, waitMs)
    if (attempt.pid !== null) return attempt.pid
    const isOccupied = /pre-existing shared memory|lock file "postmaster.pid" already exists/.test(
      attempt.reason,
    )
    if (!isOccupied || isStopping() || Date.now() > deadline) {
      throw new StartFailure(`The embedded database did not start: ${attempt.reason}`)
    }
    await sleep(50)
    await findRunning(location.data)
  }
}

async function launchOnce(
  location: Location,
  [program = '', ...args]: string[],
  isStopping: () => boolean,
  waitMs: number,
): Promise<{ pid: number; reason: '' } | { pid: null; reason: string }> {
  const logPath = join(location.home, 'postgres.log')
  const log = openLog(logPath)
  let ended: string | null = null
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    env: plainEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
    ...location.user.switchTo,
  })
  closeSync(log.fd)
  child.unref()
  child.on('error', (error) => (ended = error.message))
  child.on('exit', (code, by) => (ended ??= `it ended with ${by ?? code}`))
  const { pid } = child
  const isEnded = () => ended !== null || isStopping()
  if (pid !== undefined && (await waitUntilReady(location.data, pid, isEnded, waitMs))) {
    return { pid, reason: '' }
  }
  if (pid !== undefined && ended === null) await stopPostmaster(pid)
  return { pid: null, reason: fatalLine(logPath, log.sizeBytes) ?? ended ?? 'it was not ready in time' }
}

/** Fast shutdown first (it ends sessions and loses nothing), then harder ones. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', immediateStopMs],
    ['SIGKILL', immediateStopMs],
  ]
  for (const [name, waitMs] of steps) {
    if (!signal(pid, name) || (await waitForEnd(pid, waitMs))) return
  }
}

function openLog(path: string): { fd: number; sizeBytes: number } {
  let sizeBytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (sizeBytes > logLimitBytes) {
    renameSync(path, `${path}.1`)
    sizeBytes = 0
  }
  return { fd: openSync(path, 'a', 0o600), sizeBytes }
}

function fatalLine(logPath: string, fromByte: number): string | null {
  const lines = readFileSync(logPath).subarray(fromByte).toString('utf8').split('\n')
  const line = lines.find((text) => /FATAL|PANIC|error while loading|could not/.test(text))
  return line?.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() ?? null
}
