import { expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type TestApp } from '../test/app.ts'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { codeOf, guardedStaff, type SecondFactorPerson } from '../test/second-factors.ts'
import { sendParcel } from '../test/deliveries.ts'
import { ownView } from '../test/moves.ts'
import { riderRegistration } from '../test/registrations.ts'
import { rotateKey, takeBackup } from './platform/backup/index.ts'
import { createEncryption } from './platform/encryption.ts'
import { SECRET_COLUMNS } from './secret-columns.ts'

const OLD = 'the first key of a deployment, long enough'
const NEW = 'another key that nobody has read so far'
const RIDERS = 3

const app = await startAppForFile({ DATA_KEY: OLD })
for (let count = 0; count < RIDERS; count += 1) await app.rider()
const { open } = createEncryption({ dataKey: OLD, dataDir: '' })
const rows = await app.sql<{ bytes: Buffer }[]>`select nin_sealed as bytes from riders`
const nins: readonly string[] = rows.map(({ bytes }) => open(bytes, 'national identification numbers'))
const guarded: SecondFactorPerson = await guardedStaff(app)

const keys = {
  dataKey: NEW,
  oldDataKey: OLD,
  get dataDir() {
    return app.dataDir
  },
}

const rotate = (options: { batch?: number; signal?: AbortSignal; onBatch?: () => void } = {}) =>
  rotateKey({
    connection: app.database.connection,
    config: keys,
    sealed: SECRET_COLUMNS,
    signal: new AbortController().signal,
    ...options,
  })

/** Counts the values that open with this key alone. */
async function readable(dataKey: string): Promise<number> {
  const { open } = createEncryption({ dataKey, dataDir: '' })
  let count = 0
  for (const { table, column, purpose } of SECRET_COLUMNS) {
    const rows = await app.sql<{ bytes: Buffer }[]>`
      select ${app.sql(column)} as bytes from ${app.sql(table)} where ${app.sql(column)} is not null`
    for (const { bytes } of rows) {
      try {
        open(bytes, purpose)
        count += 1
      } catch {
        // Under another key.
      }
    }
  }
  return count
}

/** True if the NINs of all earlier riders are known to be taken. */
async function areNinsTaken(beside: TestApp): Promise<boolean> {
  const admin = await beside.admin()
  const taken: boolean[] = []
  for (const NIN of nins) {
    const input = { ...riderRegistration(9_000), NIN, password: PASSWORD, confirmPassword: PASSWORD }
    const { data } = await refusalOf(admin.client.riders.register(input))
    taken.push(Object.hasOwn(data['fields'] as object, 'NIN'))
  }
  return taken.length === RIDERS && taken.every(Boolean)
}

// promise (operator): DATA_KEY is replaced while the server runs, in steps, and nothing is lost
it('rewrites everything under a new key, although it is stopped in between', async () => {
  const stopping = new AbortController()
  await expect(
    rotate({ batch: 1, signal: stopping.signal, onBatch: () => stopping.abort(new Error('stopped')) }),
  ).rejects.toThrow('stopped')
  expect(await readable(NEW)).toBe(1)
  expect(await readable(OLD)).toBe(RIDERS)

  const signal = new AbortController().signal
  const backup = takeBackup({
    connection: app.database.connection,
    config: keys,
    folder: `${app.dataDir}-set`,
    signal,
    withKey: true,
    sealed: SECRET_COLUMNS,
    version: '0.0.0',
  })
  await expect(backup).rejects.toThrow(/rotate-key/)

  const between = await startTestApp({ DATA_KEY: NEW, DATA_KEY_OLD: OLD }, app)
  try {
    expect(await areNinsTaken(between)).toBe(true)
    const { user } = guarded.person
    const password = PASSWORD
    const [recoveryCode = ''] = guarded.recoveryCodes
    await between.client().accounts.login({ email: user.email, password, totp: codeOf(guarded.secret) })
    await between.client().accounts.login({ email: user.email, password, totp: recoveryCode })
  } finally {
    await between.stop()
  }

  expect(await rotate()).toEqual({ rewritten: RIDERS, unreadable: 0 })
  expect(await rotate()).toEqual({ rewritten: 0, unreadable: 0 })
  expect(await readable(OLD)).toBe(0)

  const after = await startTestApp({ DATA_KEY: NEW }, app)
  try {
    expect(await readable(NEW)).toBe(RIDERS + 1)
    const { email } = guarded.person.user
    await after.client().accounts.login({ email, password: PASSWORD, totp: codeOf(guarded.secret, 1) })
    expect(await areNinsTaken(after)).toBe(true)
  } finally {
    await after.stop()
  }
})

// promise (customer): A link to follow an order holds as long as the old key is set
it('a link of before is followed as long as the old key is set', async () => {
  const ada = await app.customer()
  const { trackToken = '' } = await ownView(ada, await sendParcel(ada))
  const between = await startTestApp({ DATA_KEY: NEW, DATA_KEY_OLD: OLD }, app)
  const after = await startTestApp({ DATA_KEY: NEW }, app)
  try {
    await between.client().orders.track({ token: trackToken })
    expect(await refusalOf(after.client().orders.track({ token: trackToken }))).toMatchObject({ status: 404 })
  } finally {
    await between.stop()
    await after.stop()
  }
})

it('does nothing without the old key', async () => {
  const config = { dataKey: NEW, oldDataKey: undefined, dataDir: '' }
  await expect(
    rotateKey({
      connection: app.database.connection,
      config,
      sealed: [],
      signal: new AbortController().signal,
    }),
  ).rejects.toThrow(/DATA_KEY_OLD/)
})
