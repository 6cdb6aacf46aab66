/**
 * Development: the web app with hot reload on PORT, and behind it the server on another port, restarted
 * whenever its source changes.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const host = '127.0.0.1'
const port = process.env['PORT'] ?? '3000'
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`
/** Enough for the server to finish its work and then stop its database. */
const stopTimeoutMs = 15_000

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return String(address.port)
}

/**
 * Starts a child in its own process session: Ctrl-C reaches only this process, which stops the children in
 * order.
 */
function start(cwd: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
}

const apiPort = await freePort()
const server = start(root, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  HOST: host,
  PORT: apiPort,
  PUBLIC_URL: publicUrl,
})
const web = start(
  join(root, 'web'),
  [
    join(root, 'node_modules/@react-router/dev/bin.cjs'),
    'dev',
    ...['--port', port, '--strictPort', '--host', process.env['HOST'] ?? 'localhost'],
  ],
  { OZI_API_URL: `http://${host}:${apiPort}`, NODE_ENV: 'development' },
)
console.log(`The web app will be at ${publicUrl}, the server is behind it on port ${apiPort}.`)

let isStopping = false
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), stopTimeoutMs).unref()
  await Promise.all([web, server].map(end))
  process.exit(exitCode)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
web.on('exit', (code) => void stop(code ?? 1))
server.on('exit', (code) => void stop(code ?? 1))
