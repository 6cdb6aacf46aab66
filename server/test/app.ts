import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { defaultRegionFile, loadRegion, type Region } from '@ozi/geo'
import { API_ROOT, type Role, type SessionUser, type StaffRole } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import { closeDatabase, openDatabase, type Sql } from '../src/platform/database/pool.ts'
import { createApp, type App, type AppDeps } from '../src/app.ts'
import type { VendorRegistration } from '../src/modules/vendors/vendors.service.ts'
import { readConfig } from '../src/platform/config.ts'
import { createJobs } from '../src/platform/jobs/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createClient, createFetch, type Client, type ClientOptions, type RawAnswer } from './client.ts'
import { checkRows } from './check-rows.ts'
import { asServer, createTestDatabase, openTestDatabase, PATIENT_MS, type TestDatabase } from './database.ts'
import { PASSWORD, riderRegistration, shopRegistration } from './registrations.ts'

export { refusalOf } from './client.ts'
export { PASSWORD } from './registrations.ts'

export const ADMIN = { email: 'admin@ozi.test', password: 'correct horse battery' } as const

/** A person with an account and a session. */
export interface Person {
  readonly client: Client
  readonly user: SessionUser
  readonly token: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface TestApp {
  readonly server: FastifyInstance
  /** The app's services, for what no call does. */
  readonly parts: App
  /** The owner's: a test may do what the server may not. */
  readonly sql: Sql
  /** The app's own connections, as the server's role: what runs on them is what the server did. */
  readonly serving: Sql
  readonly database: TestDatabase
  /** The app's own DATA_DIR. */
  readonly dataDir: string
  /** Everything logged so far, as the lines that were written. */
  readonly logText: () => string
  /** A client, without a session unless given one. */
  readonly client: (options?: ClientOptions) => Client
  /** Sends a request exactly as given, for what the typed client would not send. */
  readonly request: (
    method: string,
    path: string,
    options?: ClientOptions & { body?: string; contentType?: string },
  ) => Promise<RawAnswer>
  /** The newest mail to this address that `matches`; waits up to 10 s for it. */
  readonly mailTo: (address: string, matches?: (mail: Mail) => boolean) => Promise<Mail>
  /** The six digits of the newest code mailed to this address. */
  readonly codeFor: (address: string) => Promise<string>
  /** Signs a customer up and in, without entering the code. */
  readonly newcomer: (overrides?: Partial<SignupInput>) => Promise<Person>
  /** Signs a customer up and in, and enters the code. */
  readonly customer: (overrides?: Partial<SignupInput>) => Promise<Person>
  readonly admin: () => Promise<Person>
  /** A new staff member, signed in. */
  readonly staff: (role: StaffRole, name?: string) => Promise<Person>
  /** Registers a shop and signs its vendor in. */
  readonly vendor: (overrides?: Partial<VendorRegistration>) => Promise<Person>
  /** Registers a rider and signs them in. */
  readonly rider: (name?: string) => Promise<Person>
  readonly stop: () => Promise<void>
}

/** The problems that the page Health of this app has now. */
export async function problemsOf(app: TestApp): Promise<string[]> {
  await app.parts.operations.watch()
  const { data } = await (await app.admin()).client.operations.health()
  return data.problems.map(({ name }) => name)
}

interface SignupInput {
  firstName: string
  lastName: string
  email: string
  mobileNumber: string
  gender: 'male' | 'female'
  password: string
}

let people = 0
let region: Promise<Region> | undefined

/**
 * Starts a whole app on its own database; each test file starts one and stops it.
 * @param options settings that no environment variable sets
 * @param beside another app whose database and DATA_DIR this one shares; stop it after this one
 */
export async function startTestApp(
  environment: Readonly<Record<string, string>> = {},
  beside?: { readonly database: Pick<TestDatabase, 'connection'>; readonly dataDir: string },
  {
    statementTimeoutMs = PATIENT_MS,
    ...options
  }: Pick<AppDeps, 'answerMailAfterSeconds' | 'lastAnswersMs' | 'archiveRunner' | 'provider'> & {
    readonly statementTimeoutMs?: number
  } = {},
): Promise<TestApp> {
  const database = beside ? await openTestDatabase(beside.database.connection) : await createTestDatabase()
  const connection = asServer(database.connection)
  const serving = checkRows(openDatabase(connection, { max: 10, statementTimeoutMs }))
  const dataDir = beside?.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'ozi-test-')))
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: 'false',
    RATE_LIMITS: 'off',
    // Tests do in a moment what takes a rider a day; the tests of these limits set their own.
    DROPOFF_WAIT_SECONDS: '0',
    RIDER_JOBS_MAX: '1000',
    ...environment,
  })
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLog('debug', sink)
  region ??= loadRegion(defaultRegionFile)
  // Jobs that wait cost a test seconds: platform/jobs has its own tests of their pauses.
  const jobs = createJobs({
    connection,
    log,
    pollSeconds: 0.5,
    retriesAtOnce: true,
    works: config.process !== 'web',
  })
  const { sql } = database
  const parts = await createApp({
    config,
    log,
    sql: serving,
    connection,
    jobs,
    region: await region,
    ...options,
  })
  const { server, accounts, riders, vendors } = parts
  await jobs.start()
  await accounts.ensureFirstAdmin()
  await server.ready()

  const client = (options?: ClientOptions) => createClient(server, options)

  async function signIn(email: string, password: string): Promise<Person> {
    const { user, token } = await client().accounts.login({ email, password })
    return { user, token, client: client({ token }) }
  }

  async function registered(role: Role, name: string): Promise<Person> {
    people += 1
    const email = `${role}${people}@ozi.test`
    const mobileNumber = `+234805${String(1_000_000 + people)}`
    await accounts.registerVerified({ role, name, email, password: PASSWORD, mobileNumber })
    return signIn(email, PASSWORD)
  }

  async function newcomer(overrides: Partial<SignupInput> = {}): Promise<Person> {
    people += 1
    const input = {
      firstName: 'Ada',
      lastName: 'Okafor',
      email: `customer${people}@ozi.test`,
      mobileNumber: `0803${String(1_000_000 + people)}`,
      gender: 'female' as const,
      password: PASSWORD,
      ...overrides,
    }
    await client().accounts.signup({ ...input, confirmPassword: input.password, role: 'user' })
    return signIn(input.email, input.password)
  }

  async function mailTo(address: string, matches: (mail: Mail) => boolean = () => true): Promise<Mail> {
    const deadline = Date.now() + 10_000
    while (Date.now() < deadline) {
      const answer = await server.inject('/dev/outbox.json')
      const mails = answer.json<{ mails: Mail[] }>().mails
      const found = mails.find((mail) => mail.to === address && matches(mail))
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`no such mail came to ${address}`)
  }

  async function codeFor(address: string): Promise<string> {
    const mail = await mailTo(address, ({ text }) => /\b\d{6}\b/.test(text))
    return /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
  }

  return {
    server,
    parts,
    sql,
    serving,
    database,
    dataDir,
    logText: () => lines.join(''),
    client,
    async request(method, requestPath, { body, contentType = 'application/json', ...options } = {}) {
      const send = createFetch(server, options)
      const headers = body === undefined ? {} : { 'content-type': contentType }
      const url = new URL(
        requestPath.startsWith('/api') ? requestPath : API_ROOT + requestPath,
        'http://localhost',
      )
      const response = await send(
        new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }),
      )
      const text = await response.text()
      return {
        status: response.status,
        text,
        headers: response.headers,
        json: () => JSON.parse(text) as unknown,
      }
    },
    mailTo,
    codeFor,
    newcomer,
    async customer(overrides) {
      const person = await newcomer(overrides)
      const enteredOtp = await codeFor(person.user.email)
      const { user } = await person.client.accounts.enterCode({ email: person.user.email, enteredOtp })
      return { ...person, user }
    },
    admin: () => signIn(ADMIN.email, ADMIN.password),
    staff: (role, name = 'Ifeoma Nwosu') => registered(role, name),
    async rider(name = 'Emeka Obi') {
      people += 1
      const email = `rider${people}@ozi.test`
      const [firstName = '', ...lastNames] = name.split(' ')
      await riders.registerRider({
        ...riderRegistration(people),
        firstName,
        lastName: lastNames.join(' '),
        email,
        password: PASSWORD,
      })
      return signIn(email, PASSWORD)
    },
    async vendor(overrides) {
      people += 1
      const registration = { ...shopRegistration(people), password: PASSWORD, ...overrides }
      await vendors.registerVendor(registration)
      return signIn(registration.email, registration.password)
    },
    async stop() {
      await server.close()
      await jobs.stop()
      await closeDatabase(serving)
      await database.drop()
      if (!beside) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
