import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program that a test, a benchmark or a script started. */
export interface Program {
  readonly pid: number
  /** Sends the signal and waits until the program has ended; nothing happens if it has. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

export interface ProgramOptions {
  /** Asked until it says yes, 30 s at most. */
  readonly isReady: () => Promise<boolean>
  readonly env?: Readonly<Record<string, string>>
  /** The system user, if not the current one. */
  readonly runAs?: { readonly uid: number; readonly gid: number } | null
}

const READY_MS = 30_000
const LOOK_MS = 50
/** The end of what a program printed says why it ended. */
const OUTPUT_KEPT = 2_000

/**
 * Starts a program and waits until it is ready. It has a session of its own, so that Ctrl+C in a terminal reaches
 * its starter alone, and it ends with its starter, unless that is killed by SIGKILL.
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { isReady, env = {}, runAs }: ProgramOptions,
): Promise<Program> {
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...runAs,
  })
  let output = ''
  const keep = (chunk: unknown) => (output = `${output}${String(chunk)}`.slice(-OUTPUT_KEPT))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', keep)
  const isOver = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killAtExit)
    if (isOver()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  for (const until = Date.now() + READY_MS; !(await isReady()); await sleep(LOOK_MS)) {
    if (!isOver() && Date.now() < until) continue
    await end('SIGKILL')
    throw new Error(`${command} did not start: ${output.trim()}`)
  }
  return { pid: child.pid ?? 0, end }
}

/** Whether something accepts connections at this port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
