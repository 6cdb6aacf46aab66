import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { EXPORT_TICKET } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { toDatabase } from '../../platform/database/database.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { createLog } from '../../platform/log.ts'
import { createPaymentsService } from '../payments/payments.service.ts'
import { createExportsService } from './exports.service.ts'
import { sendParcel } from '../../../test/deliveries.ts'

const BOM = '\uFEFF'
const MB = 1024 * 1024

const app = await startAppForFile()
const admin = await app.admin()

type Filter = Parameters<Person['client']['payments']['exportTransactions']>[0]
const ticketFor = async (filter: Filter, person = admin) =>
  (await person.client.payments.exportTransactions(filter)).data

/** Downloads a whole export, as a program without a session does. */
async function download(path: string) {
  const answer = await app.server.inject(path)
  const lines = answer.body.split('\n').filter((line) => line !== '')
  return { ...answer, status: answer.statusCode, body: answer.body, lines }
}

test('an export holds what is filtered, in naira and on the clock of Lagos', async () => {
  const ada = await app.customer({ email: 'ada.export@ozi.test' })
  const order = await sendParcel(ada)
  await sendParcel(await app.customer())
  await app.sql`update transactions set created_at = '2026-03-02T23:05:00Z' where order_id = ${order._id}`
  const [transaction] = await app.sql<{ _id: string }[]>`
    select _id from transactions where order_id = ${order._id}`
  const { path } = await ticketFor({ search: 'ada.export' })
  const { headers, body, lines } = await download(path)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="ozi-transactions-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(body.startsWith(BOM)).toBe(true)
  expect(lines).toEqual([
    `${BOM}Transaction ID,Order ID,Customer Email,Amount (NGN),Payment Method,Status,Description,Date and time (Lagos),Order Number,Charge,Kind,Where the order is,Customer,Receiver,Rider,Shop,Delivered at (Lagos)`,
    [
      ...[transaction?._id, order._id, 'ada.export@ozi.test', order.fee, 'Cash', 'pending'],
      `Send: Ikenegbu Layout → Federal University of Technology Owerri (FUTO) (#${order.number})`,
      ...['2026-03-03 00:05', order.number, 'Order', 'Send', 'Looking for a rider', 'Ada Okafor'],
      ...['Chidi Eze', '', '', ''],
    ].join(),
  ])
})

// promise (staff): The export comes row by row, and holds nothing a spreadsheet would calculate
test('a text that a spreadsheet would calculate stays a text', async () => {
  const order = await sendParcel(await app.customer())
  const texts = ['=1+1', '+1+2', '-2+3', '@SUM(A1)', '\tx', '\rx', '＝1+1', '=HYPERLINK("http://x")']
  for (const text of texts) {
    await app.sql`update transactions set description = ${text} where order_id = ${order._id}`
    const { path } = await ticketFor({ search: order.number })
    const { body } = await download(path)
    // Only cells that contain a quote or a line break are quoted.
    const cell = `'${text}`
    const written = /["\r]/.test(text) ? `"${cell.replaceAll('"', '""')}"` : cell
    expect(body, JSON.stringify(text)).toContain(`,${written},`)
  }
})

// promise (staff): The bookkeeper's journal has each line of each posting, and adds up to zero
test('a journal holds the lines of a period, each as debit or credit', async () => {
  const ada = await app.customer()
  const order = await sendParcel(ada)
  const day = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
  await app.sql`update accounts set name = '=1+1' where _id = ${ada.user._id}`
  const { path } = (await admin.client.money.exportJournal({ from: day, to: day })).data
  const { headers, lines } = await download(path)
  expect(headers['content-disposition']).toMatch(/filename="ozi-journal-/)
  const columns = 'Cause,Account,Owner,Debit (NGN),Credit (NGN),Order Number,Recorded by,Note'
  expect(lines[0]).toBe(`${BOM}Posting ID,Date and time (Lagos),${columns}`)
  const ofOrder = lines.filter((line) => line.includes(order.number)).map((line) => line.split(',').slice(2))
  expect(ofOrder).toEqual([
    ['Order placed', 'Owed by customers', "'=1+1", String(order.fee), '', order.number, '', ''],
    ['Order placed', 'Pending revenue', '', '', String(order.fee), order.number, '', ''],
  ])
  const before = (await admin.client.money.exportJournal({ from: '2026-01-01', to: '2026-01-02' })).data
  expect((await download(before.path)).lines).toHaveLength(1)
})

test('a ticket works once, soon, and only for who may export', async () => {
  const { path, expiresAt } = await ticketFor({})
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(EXPORT_TICKET.lifetimeSeconds * 1000)
  expect((await app.server.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
  const both = await Promise.all([download(path), download(path)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const late = await ticketFor({})
  await app.sql`update export_tickets set expires_at = now()`
  expect(await download(late.path)).toMatchObject({ status: 404 })
  expect(await download('/api/v1/exports/nonsense')).toMatchObject({ status: 404 })
  const ada = await app.customer()
  expect(await refusalOf(ticketFor({}, ada))).toMatchObject({ code: 'FORBIDDEN' })
  expect(app.logText(), 'no log tells a ticket').not.toContain(path.split('/').at(-1))
})

// promise (staff): The export comes row by row, and holds nothing a spreadsheet would calculate
test('fifty thousand rows go out at the reader’s pace', async () => {
  const rows = 50_000
  await insertMany(rows)
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { path } = await ticketFor({ method: 'Many' })
  const answer = await fetch(address + path)
  const reader = answer.body?.getReader()
  const before = heldBytes()
  let most = 0
  let lines = 0
  for (let chunks = 0; ; chunks += 1) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    lines += Buffer.from(chunk.value).toString('latin1').split('\n').length - 1
    // Read slowly at first: a server that ignores backpressure would pile up everything in memory.
    if (chunks < 5) await new Promise((resolve) => setTimeout(resolve, 200))
    if (chunks % 200 === 0) most = Math.max(most, heldBytes() - before)
  }
  expect(lines).toBe(rows + 1)
  // All rows are about 10 MB as CSV, and several times that as objects.
  expect(most / MB).toBeLessThan(20)
})

test('whoever leaves in the middle ends the reading', async () => {
  const { path } = await ticketFor({ method: 'Many' })
  const address = app.server.server.address() as AddressInfo
  const leaving = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, { signal: leaving.signal })
  await answer.body?.getReader().read()
  await expect.poll(openCursors).toBe(1)
  leaving.abort()
  await expect.poll(openCursors).toBe(0)
})

// promise (operator): Exports leave the database to others: two at once, with a time limit
test('two run at once, and a third waits with a valid ticket', async () => {
  const { port } = app.server.server.address() as AddressInfo
  const begin = async (path: string) => {
    const leaving = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: leaving.signal })
    return { answer, reader: answer.body?.getReader(), leave: () => leaving.abort() }
  }
  /** The place of a download that ended is free a moment after its cursor is closed. */
  const beginOnceFree = async (path: string) => {
    let begun = await begin(path)
    await expect
      .poll(async () => {
        if (begun.answer.status !== 200) begun = await begin(path)
        return begun.answer.status
      })
      .toBe(200)
    return begun
  }
  const paths: string[] = []
  for (let more = 0; more < 3; more += 1) paths.push((await ticketFor({ method: 'Many' })).path)
  const running = await Promise.all(paths.slice(0, 2).map(beginOnceFree))
  await Promise.all(running.map(({ reader }) => reader?.read()))

  const last = paths[2] ?? ''
  const third = await begin(last)
  expect(third.answer.status).toBe(503)
  expect(Number(third.answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const told = await third.reader?.read()
  expect(Buffer.from(told?.value ?? []).toString()).toContain('Other downloads are running')

  running[0]?.leave()
  const again = await beginOnceFree(last)
  for (const each of [...running, again]) each.leave()
  await expect.poll(openCursors).toBe(0)
})

// promise (operator): Exports leave the database to others: two at once, with a time limit
test('one that is taken too slowly breaks off, and gives its connection back', async () => {
  const { _id: accountId, role } = admin.user
  const lines: string[] = []
  const exports = createExportsService({
    database: toDatabase(app.sql),
    audit: app.parts.audit,
    ledger: app.parts.ledger,
    payments: createPaymentsService({ database: toDatabase(app.sql) }),
    limits: createLimits({ sql: app.sql, enabled: false }),
    ownDataFileOf: async () => null,
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    longestSeconds: 0.5,
  })
  const caller = { accountId, role } as Parameters<typeof exports.prepare>[0]
  const { path } = await exports.prepare(caller, { method: 'Many' })
  const { content } = await exports.open(path.split('/').at(-1) ?? '')
  const failed = new Promise<Error>((resolve) => content.on('error', resolve))
  content.once('readable', () => void content.read(1))
  expect((await failed).message).toBe('it took too long')
  await expect.poll(openCursors).toBe(0)
  expect(lines.join('')).toContain('an export broke off')
})

/** How many connections are inside an export's transaction. */
async function openCursors(): Promise<number> {
  const [row] = await app.sql<{ open: number }[]>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and query like 'fetch%from batches'`
  return row?.open ?? 0
}

/** Transactions with a method that no other test uses, and without orders, whose cells stay empty. */
async function insertMany(count: number): Promise<void> {
  await app.sql.begin(async (queries) => {
    await queries`set local statement_timeout = 0`
    await queries`
      alter table transactions drop constraint transactions_amount_is_order_fee,
        alter column order_stage set default 'delivered'`
    await queries`alter table transactions disable trigger user`
    await queries`drop index transactions_search`
    await queries`
      insert into transactions (_id, order_id, amount_kobo, email, payment_method, payment_name, status, description)
      select gen_random_uuid(), gen_random_uuid(), 140000 + i, 'customer' || i || '@ozi.test', 'Many', 'Many', 'success',
        'Send: Ikenegbu Layout → Federal University of Technology Owerri (FUTO) (#7K4-M2P)'
      from generate_series(1, ${count}::int) as i`
  })
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Heap and external memory in use, after garbage collection. */
function heldBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a ticket is void once its holder may no longer export', async () => {
  const demoted = await app.staff('finance')
  const removed = await app.staff('finance')
  const kept = await app.staff('finance')
  const paths = await Promise.all(
    [demoted, removed, kept].map(async (person) => (await ticketFor({}, person)).path),
  )
  await admin.client.staff.changeRole({ id: demoted.user._id, role: 'support' })
  await admin.client.staff.remove({ id: removed.user._id })
  const statuses = []
  for (const path of paths) statuses.push((await download(path)).status)
  expect(statuses).toEqual([404, 404, 200])
})
