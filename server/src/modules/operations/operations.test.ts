import { PROBLEMS } from '@ozi/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { ArchivingState } from '../../platform/archive/run-archive.ts'
import { failJob } from '../../../test/failed-jobs.ts'

const KEPT_UP: ArchivingState = { isFailing: false, waitingSeconds: 0, lastCheck: null }
let archive = KEPT_UP
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp({ SUPPORT_EMAIL: 'office@ozi.test' }, undefined, {
    archiving: { state: async () => archive },
  })
  admin = await app.admin()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.sql`delete from pgboss.job`
  await app.sql`delete from server_problems`
  await app.sql`delete from outbox_mails`
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
  ['mail', () => waiting('order-mail', 8, 0)],
  ['mail', () => waiting('order-mail', 0, 400)],
  ['jobs', () => waiting('remove-image', 0, 400)],
  ['failed_jobs', () => failJob(app.sql)],
  ['disk', () => otherProcess({ disk_free_bytes: 4 })],
  ['uploads_disk', () => otherProcess({ problems: ['uploads_disk'] })],
  ['backup_log', () => void (archive = { ...KEPT_UP, isFailing: true })],
  ['backup_log', () => void (archive = { ...KEPT_UP, waitingSeconds: 601 })],
  ['backup_check', () => void (archive = { ...KEPT_UP, lastCheck: failedCheck })],
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

it('calls nothing wrong that waits for its time, was refused or is past', async () => {
  await waiting('order-mail', 0, -400)
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
  await app.mailTo('office@ozi.test', ({ subject }) => subject === 'Ozi: it is right again')
  expect(await subjects()).toHaveLength(2)
})

it('mails nothing while mails are not going out', async () => {
  await waiting('order-mail', 8, 0)
  await failJob(app.sql)
  await watch()
  await lastForMinutes(6)
  await watch()
  expect(await sentMails()).toBe(0)
})

// promise (staff): Failed jobs are kept 30 days, and an administrator may retry them
it('lists failed jobs, and retries one or all of a name', async () => {
  const id = await failJob(app.sql)
  await failJob(app.sql, { name: 'order-mail', data: { orderId: admin.user._id } })
  await failJob(app.sql)
  const { operations } = admin.client
  const before = await operations.failedJobs()
  expect(before.counts).toEqual([
    { name: 'health-mail', jobs: 2 },
    { name: 'order-mail', jobs: 1 },
  ])
  expect(before.jobs).toHaveLength(3)
  expect(before.jobs[0]).toMatchObject({ attempts: 3001, reason: 'the mail server did not take it (EAUTH)' })
  expect(await operations.retryJob({ id })).toEqual({ retried: 1 })
  await app.mailTo('office@ozi.test')
  expect(await refusalOf(operations.retryJob({ id }))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await operations.retryJobs({ name: 'health-mail' })).toEqual({ retried: 1 })
  expect(await refusalOf(operations.retryJobs({ name: 'health-mail' }))).toMatchObject({ code: 'NOT_FOUND' })
  expect((await operations.failedJobs()).counts).toEqual([{ name: 'order-mail', jobs: 1 }])
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

const sentMails = async () =>
  (await app.sql`select from pgboss.job where name = 'health-mail'`).length + (await subjects()).length
