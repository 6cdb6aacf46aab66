import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { endWithStarter, freePort, startOzi } from '../../e2e/helpers/ozi.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/index.ts'
import { urlOf } from '../../server/src/platform/database/connection.ts'

/** The unit in which Linux reports processor time. */
const TICK_MS = 10

/** A server process. */
export interface ServerNode {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** A server as in production except for the rate limits, on an existing database. */
export async function startNode(connection: DatabaseConnection, dataDir: string): Promise<ServerNode> {
  const ozi = await startOzi({ DATABASE_URL: urlOf(connection), RATE_LIMITS: 'off' }, dataDir)
  return { ...ozi, stop: async () => void (await ozi.stop()) }
}

/** The yardstick on the same database. @param nodeCount how many yardstick processes there will be */
export async function startBareNode(connection: DatabaseConnection, nodeCount: number): Promise<ServerNode> {
  const port = await freePort()
  const program = fileURLToPath(new URL('../chat.bare.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', endWithStarter, program, String(port), JSON.stringify(connection), String(nodeCount)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/health`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('the bare server did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, pid: child.pid ?? 0, stop }
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** The processor time that a process has used since it started. */
export async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
