import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export const ADMIN = { email: 'admin@ozi.test', password: 'a long walk to Douglas Road' } as const
/** The password of every demo account. */
export const DEMO_PASSWORD = 'ozi-demo-only'

/** A module for `--import`: ends the process with the one that started it. */
export const endWithStarter = new URL('end-with-starter.ts', import.meta.url).href

/** Without it, each start translates and compiles all of the server, which costs more than half a second. */
export const compileCache = path.join(projectRoot, '.cache/node')

/** A running Ozi, started as `npm start` does, with its own data. */
export interface RunningOzi {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** The process' output so far. */
  readonly output: () => string
  /** Asks it to stop and waits; resolves with its exit code. */
  readonly stop: () => Promise<number | null>
  /** Kills it, like a power cut. */
  readonly kill: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export async function newDataDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ozi-e2e-'))
  // If started by root, the database runs as another user, who must be able to enter.
  await chmod(dir, 0o755)
  return dir
}

/**
 * Starts Ozi and waits until it is ready, 60 s at most.
 * @param root the release to run, if not the one built here
 */
export async function startOzi(
  environment: Readonly<Record<string, string>> = {},
  dataDir?: string,
  root: string = projectRoot,
): Promise<RunningOzi> {
  const port = Number(environment.PORT ?? (await freePort()))
  const dir = dataDir ?? (await newDataDir())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', endWithStarter, ...startWords(root)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dir,
      NODE_COMPILE_CACHE: compileCache,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMITS: 'off',
      // Journeys that share a rider give them more jobs than one rider may take.
      RIDER_JOBS_MAX: '1000',
      SEED_DEMO: 'false',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Open pipes do not keep a starter running.
  child.channel?.unref()
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  await untilReady(url, child, () => output)
  return {
    url,
    dataDir: dir,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

/** The node arguments of `npm start`, so that tests and benchmarks measure what people run. */
function startWords(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').slice(2)
}

export async function removeDataDir(dir: string): Promise<void> {
  // If the database's user could not enter the folder, this file says where the data is instead.
  const elsewhere = await readFile(path.join(dir, 'postgres.location'), 'utf8').catch(() => '')
  if (elsewhere !== '') await rm(elsewhere.trim(), { recursive: true, force: true })
  await rm(dir, { recursive: true, force: true })
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Ozi did not start:\n${output()}`)
    const isReady = await fetch(`${url}/api/v1/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`Ozi was not ready in time:\n${output()}`)
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
