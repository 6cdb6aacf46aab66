import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../database/failure.ts'

/**
 * `zombie`: the process has ended, but its parent has not reaped it. Signals to it still succeed, so
 * PostgreSQL takes it for a running server.
 */
type ProcessState = 'gone' | 'zombie' | 'alive'

/** The state of a process. Any user may ask about any process. */
export function processState(pid: number): ProcessState {
  if (process.platform === 'linux') {
    try {
      // Format: pid (name) state ... The name itself may contain spaces and brackets.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const letter = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
      return letter === 'Z' || letter === 'X' ? 'zombie' : 'alive'
    } catch (error) {
      // Without descriptors left, nothing can be read, whatever runs.
      return isOutOfDescriptors(error) ? 'alive' : 'gone'
    }
  }
  const state = psColumn(pid, 'stat')
  if (state === '') return 'gone'
  return state.startsWith('Z') ? 'zombie' : 'alive'
}

const isOutOfDescriptors = (error: unknown): boolean => ['EMFILE', 'ENFILE'].includes(codeOf(error) ?? '')

/** True if a process has this working directory, as a postmaster has its data directory. */
export function worksIn(pid: number, dir: string): boolean {
  if (process.platform !== 'linux') return psColumn(pid, 'command').includes(dir)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dir
  } catch {
    return false
  }
}

/** The command line of a process, as a list; empty if it cannot be read. */
export function commandOf(pid: number): string[] {
  if (process.platform !== 'linux') return psColumn(pid, 'command').split(' ')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1)
  } catch {
    return []
  }
}

/** Waits until a process has ended, reaped or not. False if it still runs after `timeoutMs`. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (processState(pid) === 'alive') {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

/** Sends a signal. False if there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
    throw error
  }
}

function psColumn(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
