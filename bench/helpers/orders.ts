import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API_ROOT } from '@ozi/contract'
import { ADMIN, startOzi } from '../../e2e/helpers/ozi.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/index.ts'

/** A running server with its own database, and that database's address. */
export interface Bench {
  readonly api: string
  readonly connection: DatabaseConnection
  readonly stop: () => Promise<void>
}

export interface Account {
  readonly _id: string
  readonly email: string
  readonly token: string
}

/**
 * Starts a server as in production except for the rate limits, on an empty database that is removed when it
 * stops.
 */
export async function startBench(): Promise<Bench> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-bench-'))
  // If root runs this, the database runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o711)
  const bench = await benchOn(dataDir)
  return {
    ...bench,
    async stop() {
      await bench.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same on data that is kept. */
export async function benchOn(dataDir: string): Promise<Bench> {
  const ozi = await startOzi({ RATE_LIMITS: 'off' }, dataDir)
  return {
    api: ozi.url + API_ROOT,
    connection: connectionOf(dataDir),
    stop: async () => void (await ozi.stop()),
  }
}

/** The address of the embedded database of a server that runs on this DATA_DIR. */
export function connectionOf(dataDir: string): DatabaseConnection {
  const pointer = path.join(dataDir, 'postgres.location')
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'postgres')
  return { kind: 'socket', socketDir: path.join(home, 'socket'), port: 5432, database: 'ozi', user: 'ozi' }
}

export async function callApi<Answer>(
  { api }: Bench,
  method: string,
  route: string,
  options: { body?: unknown; token?: string } = {},
): Promise<Answer> {
  const response = await fetch(api + route, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${route} was answered ${response.status}: ${text}`)
  return JSON.parse(text) as Answer
}

export async function signUp(bench: Bench, index: number): Promise<Account> {
  const email = `bench${index}@ozi.test`
  const password = 'a quiet evening in Owerri'
  await callApi(bench, 'POST', '/auth/user/signup', {
    body: {
      firstName: 'Ada',
      lastName: 'Okafor',
      email,
      password,
      confirmPassword: password,
      mobileNumber: `0803${String(1_000_000 + index)}`,
      gender: 'female',
    },
  })
  return signIn(bench, email, password)
}

export function signInAdmin(bench: Bench): Promise<Account> {
  return signIn(bench, ADMIN.email, ADMIN.password)
}

async function signIn(bench: Bench, email: string, password: string): Promise<Account> {
  const { user, token } = await callApi<{ user: { _id: string }; token: string }>(
    bench,
    'POST',
    '/auth/user/login',
    { body: { email, password } },
  )
  return { _id: user._id, email, token }
}
