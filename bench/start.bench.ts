import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/helpers/ozi.ts'
import { median } from './helpers/figures.ts'

const ROUNDS = 5
const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * The time a second `npm start` takes to be ready, and the server's memory, beside a bare node:http server.
 */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-bench-'))
  const ours: Figures[] = []
  const bare: Figures[] = []
  const bareServer = `require('node:http').createServer((q, r) => r.end('{}')).listen(process.env.PORT)`
  await measure(['npm', 'start'], dataDir)
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measure(['npm', 'start'], dataDir))
    bare.push(await measure([process.execPath, '-e', bareServer], dataDir))
  }
  await rm(dataDir, { recursive: true, force: true })
  const show = (name: string, figures: Figures[]) => {
    const seconds = median(figures.map((figure) => figure.readyMs)) / 1000
    const megabytes = median(figures.map((figure) => figure.residentMb))
    console.log(
      `${name}: ready after ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB resident (medians of ${ROUNDS})`,
    )
  }
  show('second npm start', ours)
  show('bare node:http  ', bare)
  console.log('at least: ready within 5 s, 250 MB at most without the database')
}

interface Figures {
  readonly readyMs: number
  readonly residentMb: number
}

async function measure([command = '', ...args]: string[], dataDir: string): Promise<Figures> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: '' },
    stdio: 'ignore',
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const readyMs = performance.now() - started
  const residentMb = await residentMegabytes(await listenerOf(child.pid ?? 0))
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  return { readyMs, residentMb }
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/v1/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** npm runs the server as a child process; only the server is measured. */
async function listenerOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const [first] = children.trim().split(' ')
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
  return first && command.startsWith('npm') ? listenerOf(Number(first)) : pid
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
