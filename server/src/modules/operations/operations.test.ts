import { PROBLEMS } from '@ozi/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { ArchiveHealth } from '../../platform/archive/run-archive.ts'
import { type FakeProvider, json, startFakeProvider } from '../../../test/map-providers.ts'
import { failJob } from '../../../test/failed-jobs.ts'

const KEPT_UP: ArchiveHealth = { isFailing: false, waitingSeconds: 0, lastCheck: null }
let archive = KEPT_UP
const TAKEN = json({ ok: true })
let webhook: FakeProvider
let app: TestApp
let admin: Person
beforeAll(async () => {
  webhook = await startFakeProvider(TAKEN)
  const told = { ALERT_EMAIL: 'night@ozi.test', ALERT_URL: `${webhook.url}/hook?key=a-secret-of-ours` }
  app = await startTestApp({ SUPPORT_EMAIL: 'office@ozi.test', ...told }, undefined, {
    archiveRunner: { state: async () => archive },
  })
  admin = await app.admin()
  // Queues on which nobody works, so that what waits there goes on waiting.
  for (const name of ['idle-mail', 'idle-image']) {
    await app.sql`select pgboss.create_queue(${name}, '{"policy": "standard", "retryLimit": 2}')`
  }
})
afterAll(async () => {
  await app.stop()
  await webhook.stop()
})
beforeEach(async () => {
  await app.sql`delete from pgboss.job`
  await app.sql`delete from server_problems`
  await app.sql`delete from outbox_mails`
  await app.sql`delete from reconciliation_differences`
  webhook.requests.length = 0
  await app.sql`delete from backups`
  await app.sql`update migrations set run_on = now()`
})

const watch = () => app.parts.operations.watch()
const health = async () => {
  await watch()
  return (await admin.client.operations.health()).data
}
const wrongNow = async () => (await health()).problems.map(({ name }) => name)
const lastForMinutes = (minutes: number) =>
  app.sql`update server_problems set since = since - make_interval(mins => ${minutes})`
const subjects = async () =>
  (await app.sql<{ subject: string }[]>`select subject from outbox_mails`).map(({ subject }) => subject)

// promise (operator): The health answers while a table is locked, with what it knows
it('answers while a table is locked, with what it knew', async () => {
  await health()
  const holder = await app.sql.reserve()
  await holder`begin`
  await holder`lock table backups in access exclusive mode`
  try {
    expect(await wrongNow()).toContain('database')
  } finally {
    await holder`rollback`
    holder.release()
  }
  expect(await wrongNow()).not.toContain('database')
})

it('says the version, the processes, the migrations and the backup', async () => {
  await app.sql`insert into backups (rows, bytes) values (1, 1)`
  const answer = await health()
  expect(answer).toMatchObject({
    problems: [],
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    migrations: { last: expect.stringMatching(/^\d{4}_/), pending: [] },
    backupAt: expect.any(String),
    mailsWaiting: 0,
    processes: [{ pid: process.pid, diskFreeBytes: expect.any(Number) }],
  })
})

// promise (staff): Administrators see what is wrong with the running of Ozi, and since when
it.each<readonly [string, () => unknown]>([
  ['mail', () => waiting('idle-mail', 8, 0)],
  ['mail', () => waiting('idle-mail', 0, 400)],
  ['jobs', () => waiting('idle-image', 0, 400)],
  ['failed_jobs', () => failJob(app.sql)],
  ['disk', () => otherProcess({ disk_free_bytes: 4 })],
  ['uploads_disk', () => otherProcess({ problems: ['uploads_disk'] })],
  ['backup_log', () => void (archive = { ...KEPT_UP, isFailing: true })],
  ['backup_log', () => void (archive = { ...KEPT_UP, waitingSeconds: 601 })],
  ['backup_check', () => void (archive = { ...KEPT_UP, lastCheck: failedCheck })],
  ['money', () => addDifference()],
  ['backup', () => app.sql`update migrations set run_on = now() - interval '27 hours'`],
  [
    'migrations',
    () => app.sql`update migrations set name = name || '_' where id = (select max(id) from migrations)`,
  ],
])('sees that something is wrong: %s', async (name, breakIt) => {
  expect(await wrongNow()).toEqual([])
  await breakIt()
  try {
    expect(await wrongNow()).toEqual([name])
  } finally {
    await app.sql`update migrations set name = rtrim(name, '_')`
    await app.sql`delete from server_processes where hostname = 'another machine'`
    archive = KEPT_UP
  }
})

it('forgets what a process could not reach once it is gone', async () => {
  await otherProcess({ problems: ['redis'] })
  await app.sql`update server_processes set seen_at = seen_at - interval '10 minutes' where pid = 1`
  expect(await wrongNow()).toEqual([])
})

it('says how long the log of the backup waits, and what its check found', async () => {
  archive = { ...KEPT_UP, waitingSeconds: 700.4, lastCheck: failedCheck }
  try {
    const { backupLog } = await health()
    expect(backupLog).toEqual({ waitingSeconds: 700, checkedAt: failedCheck.at, problem: 'torn' })
  } finally {
    archive = KEPT_UP
  }
})

it('calls nothing wrong that waits for its time, was refused or is past', async () => {
  await waiting('idle-mail', 0, -400)
  await failJob(app.sql, { isRefused: true })
  await failJob(app.sql, { hoursAgo: 25 })
  expect(await wrongNow()).toEqual([])
})

// promise (operator): What is wrong for five minutes is mailed once, and once more when it is over
it('mails what stays wrong once, and that it is over', async () => {
  const id = await failJob(app.sql)
  await watch()
  expect(await sentMails()).toBe(0)
  await lastForMinutes(6)
  await Promise.all([watch(), watch()])
  await watch()
  const mail = await app.mailTo('office@ozi.test')
  expect(mail).toMatchObject({ subject: 'Ozi: something is wrong' })
  expect(mail.text).toContain(PROBLEMS.failed_jobs.text)
  await app.sql`delete from pgboss.job where id = ${id}`
  await watch()
  for (const to of ['office@ozi.test', 'night@ozi.test']) {
    await app.mailTo(to, ({ subject }) => subject === 'Ozi: it is right again')
  }
  expect(await subjects()).toHaveLength(4)
})

// promise (operator): A webhook is told what begins and ends, also while mails are not going out
it('posts codes to the webhook once, also while mails wait', async () => {
  await waiting('idle-mail', 8, 0)
  await watch()
  await lastForMinutes(6)
  await Promise.all([watch(), watch()])
  await watch()
  expect(await posted(1)).toEqual([{ began: ['mail'], ended: [] }])
  await app.sql`delete from pgboss.job where name = 'idle-mail'`
  await watch()
  await watch()
  expect(await posted(2)).toEqual([
    { began: ['mail'], ended: [] },
    { began: [], ended: ['mail'] },
  ])
  const { path, query, body } = webhook.requests[0] ?? {}
  expect([path, query?.get('key')]).toEqual(['/hook', 'a-secret-of-ours'])
  expect(JSON.parse(body ?? '')).toMatchObject({
    text: `Ozi: ${PROBLEMS.mail.text}`,
    link: 'http://localhost:3000/admin/health',
  })
})

it('a webhook that redirects or fails is tried again, never elsewhere', async () => {
  const [away, broken] = [json({}, 302, { location: `${webhook.url}/elsewhere` }), json({}, 500)]
  const answers = [away, broken]
  webhook.behave((request, response) => (answers.shift() ?? TAKEN)(request, response))
  await failJob(app.sql)
  await watch()
  await lastForMinutes(6)
  await watch()
  expect(await posted(3)).toEqual(Array(3).fill({ began: ['failed_jobs'], ended: [] }))
  expect(webhook.requests.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
  expect(app.logText()).toContain('the webhook of ALERT_URL answered 302')
  expect(app.logText()).not.toContain('a-secret-of-ours')
})

// promise (staff): Who looks after money is told when it does not add up
it('mails differences of money to finance, too', async () => {
  const { user } = await app.staff('finance')
  await addDifference()
  await failJob(app.sql)
  await watch()
  await lastForMinutes(6)
  await watch()
  const mail = await app.mailTo(user.email)
  expect(mail.text).toContain(PROBLEMS.money.text)
  expect(mail.text).toContain('/admin/money')
  expect(mail.text).not.toContain(PROBLEMS.failed_jobs.text)
  expect((await app.mailTo('night@ozi.test')).text).toContain(PROBLEMS.money.text)
})

it('logs what begins and what ends', async () => {
  await failJob(app.sql)
  await watch()
  await app.sql`delete from pgboss.job`
  await watch()
  const said = app
    .logText()
    .split('\n')
    .filter((line) => line.includes('"problem":"failed_jobs"'))
  expect(said.slice(-2)).toEqual([
    expect.stringMatching(/"level":40.*a problem has begun: Jobs have failed/),
    expect.stringMatching(/"level":30.*a problem is over/),
  ])
})

it('mails nothing while mails are not going out', async () => {
  await waiting('idle-mail', 8, 0)
  await failJob(app.sql)
  await watch()
  await lastForMinutes(6)
  await watch()
  expect(await sentMails()).toBe(0)
})

// promise (staff): Failed jobs are kept 30 days, and an administrator may retry them
it('lists failed jobs, and retries one or all of a name', async () => {
  const id = await failJob(app.sql)
  await failJob(app.sql, { name: 'notification-mail', data: { orderId: admin.user._id } })
  await failJob(app.sql)
  const { operations } = admin.client
  const before = await operations.failedJobs()
  expect(before.counts).toEqual([
    { name: 'health-mail', jobs: 2 },
    { name: 'notification-mail', jobs: 1 },
  ])
  expect(before.jobs).toHaveLength(3)
  expect(before.jobs[0]).toMatchObject({ attempts: 3001, reason: 'the mail server did not take it (EAUTH)' })
  expect(await operations.retryJob({ id })).toEqual({ retried: 1 })
  await app.mailTo('office@ozi.test')
  expect(await refusalOf(operations.retryJob({ id }))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await operations.retryJobs({ name: 'health-mail' })).toEqual({ retried: 1 })
  expect(await refusalOf(operations.retryJobs({ name: 'health-mail' }))).toMatchObject({ code: 'NOT_FOUND' })
  expect((await operations.failedJobs()).counts).toEqual([{ name: 'notification-mail', jobs: 1 }])
})

const failedCheck = { at: new Date().toISOString(), problem: 'torn', reached: null, rows: 0, seconds: 1 }

const otherProcess = ({ disk_free_bytes = 100, problems = [] as string[] }) => app.sql`
  insert into server_processes (
    _id, hostname, pid, version, started_at, seen_at, disk_free_bytes, disk_size_bytes, problems
  )
  values (
    gen_random_uuid(), 'another machine', 1, '1.0.0', now(), now(), ${disk_free_bytes}, 100, ${problems}
  )`

/** A job that waits: `retries` attempts failed, and it was due so long ago. */
const waiting = (name: string, retries: number, dueSeconds: number) => app.sql`
  insert into pgboss.job (name, state, retry_count, start_after, keep_until)
  values (
    ${name}, ${retries === 0 ? 'created' : 'retry'}, ${retries},
    case when ${retries}::integer = 0 then now() else now() + interval '1 minute' end
      - make_interval(secs => ${dueSeconds}), now() + interval '14 days'
  )`

const addDifference = () => app.sql`
  with run as (
    insert into reconciliations (_id, due_on, status, ended_at, parts)
    values (gen_random_uuid(), '2026-01-01', 'done', now(), '{}')
    on conflict (due_on) do update set parts = excluded.parts returning _id
  )
  insert into reconciliation_differences (
    _id, part, kind, subject, expected_kobo, found_kobo, first_run, last_run
  )
  select gen_random_uuid(), 'balances', 'balance.total', 'cash', 100, 90, _id, _id from run`

/** The bodies of the requests to the webhook, once there were so many. */
async function posted(requests: number) {
  await expect.poll(() => webhook.requests.length, { timeout: 10_000 }).toBe(requests)
  return webhook.requests.map(({ body }) => {
    const { began, ended } = JSON.parse(body) as { began: string[]; ended: string[] }
    return { began, ended }
  })
}

const sentMails = async () =>
  (await app.sql`select from pgboss.job where name = 'health-mail'`).length + (await subjects()).length
