import type { AuditAction, AuditQuery } from '@ozi/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../test/app.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { createAuditService, type AuditEntry } from './audit.service.ts'
import { toDatabase } from '../../platform/database/database.ts'

/** The label of a new subject for each test, so that lines of other tests do not match. */
let label = ''
let subjects = 0

const app = await startTestApp()
const admin = await app.admin()
beforeEach(() => {
  subjects += 1
  label = `Subject ${subjects}.`
})
afterAll(() => app.stop())

const actorOf = ({ user }: Person) => ({ accountId: user._id, role: user.role })
const record = (entry: Omit<AuditEntry, 'subject'>, who: Person = admin) =>
  createAuditService({ database: toDatabase(app.sql) }).record(app.sql, actorOf(who), {
    ...entry,
    subject: { label },
  })
const lines = async (query: Partial<AuditQuery> = {}) =>
  (await admin.client.audit.list({ search: label, ...query })).lines
const only = async () => {
  const [line, ...others] = await lines()
  expect(others).toEqual([])
  return line
}

describe('a line of the audit log', () => {
  it('tells who, with the name and role they had, what, when, and why', async () => {
    await record({ action: 'rider.delete', reason: 'Left us.' })
    await app.sql`update accounts set name = 'Somebody Else' where _id = ${admin.user._id}`
    const line = await only()
    await app.sql`update accounts set name = ${admin.user.name} where _id = ${admin.user._id}`
    expect(line).toMatchObject({
      actor: { _id: admin.user._id, name: admin.user.name, role: 'admin' },
      action: 'rider.delete',
      subject: { kind: 'rider', _id: null, label },
      before: null,
      after: null,
      reason: 'Left us.',
    })
    expect(Date.parse(line?.createdAt ?? '')).not.toBeNaN()
  })

  it('holds the fields that changed, before and after, and no others', async () => {
    await record({
      action: 'rider.update',
      before: {
        name: 'Emeka',
        email: 'emeka@ozi.test',
        place: { city: 'Owerri', at: [7, 5] },
        note: undefined,
      },
      after: {
        name: 'Chidi',
        email: 'emeka@ozi.test',
        place: { city: 'Owerri', at: [7, 5] },
        vehicleType: 'bus',
      },
    })
    const { before, after } = (await only()) ?? {}
    expect(before).toEqual({ name: 'Emeka' })
    expect(after).toEqual({ name: 'Chidi', vehicleType: 'bus' })
  })

  it('holds all fields of what came, or went', async () => {
    await record({ action: 'item.create', after: { name: 'Suya', price: 1500 } })
    expect(await only()).toMatchObject({ before: null, after: { name: 'Suya', price: 1500 } })
  })

  it('is not written where nothing changed', async () => {
    await record({
      action: 'rider.update',
      before: { name: 'Emeka', at: new Date(5) },
      after: { name: 'Emeka', at: new Date(5) },
    })
    expect(await lines()).toEqual([])
  })

  it('never holds a secret, however deep, and tells that it changed', async () => {
    const secrets = (number: number) => ({
      password: `hunter${number}`,
      NIN: `1234567890${number}`,
      owner: { confirmPassword: `hunter${number}`, pickupCode: `443${number}`, name: 'Ada' },
    })
    await record({ action: 'rider.update', before: secrets(1), after: secrets(2) })
    const { before, after } = (await only()) ?? {}
    expect(before).toEqual(after)
    expect(after).toEqual({
      password: 'not kept',
      NIN: 'not kept',
      owner: { confirmPassword: 'not kept', pickupCode: 'not kept', name: 'Ada' },
    })
    const [kept] = await app.sql`select before::text || after::text as text from audit_lines
      where subject_label = ${label}`
    expect(kept?.['text']).not.toMatch(/hunter|1234567890|443/)
  })

  it('is taken back with the change it belongs to', async () => {
    const audit = createAuditService({ database: toDatabase(app.sql) })
    const failing = toDatabase(app.sql).transaction(async (queries) => {
      await audit.record(queries, actorOf(admin), { action: 'item.delete', subject: { label } })
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await lines()).toEqual([])
  })

  it('can be neither changed nor removed, even with the database', async () => {
    await record({ action: 'item.delete' })
    await record({ action: 'item.create', after: { name: 'Suya', price: 1500 } })
    for (const change of [
      app.sql`actor_name = 'Nobody'`,
      app.sql`created_at = now()`,
      app.sql`action = 'item.delete'`,
      app.sql`subject_label = 'Somebody else'`,
      app.sql`reason = 'Because.'`,
      app.sql`after = null`,
      app.sql`before = '{}'`,
      app.sql`after = '{"name":"Suya"}'`,
      app.sql`after = '{"name":"Suya","price":15}'`,
      app.sql`after = '{"name":"erased","price":1500,"more":"erased"}'`,
      app.sql`after = '{"name":"erased","price":"erased"}'`,
      app.sql`subject_label = 'Former rider 1a2b3c4d'`,
      app.sql`reason = 'erased'`,
      app.sql`after = '{"name":"Suya","price":{"_id":null,"name":"Former rider 1a2b3c4d"}}'`,
      app.sql`subject_id = gen_random_uuid()`,
      app.sql`after = '{"name":{"_id":"1","name":"Former rider 1a2b3c4d"},"price":1500}'`,
    ]) {
      const changing = app.sql`update audit_lines set ${change} where subject_label = ${label}`
      await expect(changing).rejects.toThrow('append-only')
    }
    await expect(app.sql`delete from audit_lines`).rejects.toThrow('append-only')
    await expect(app.sql`truncate audit_lines`).rejects.toThrow('append-only')
    expect(await lines()).toHaveLength(2)
  })
})

describe('the audit log', () => {
  it('shows the newest first, page after page', async () => {
    for (const reason of ['first', 'second', 'third']) await record({ action: 'item.delete', reason })
    const page = await admin.client.audit.list({ search: label, limit: 2 })
    expect(page).toMatchObject({ total: 3, lines: [{ reason: 'third' }, { reason: 'second' }] })
    const next = await admin.client.audit.list({ search: label, limit: 2, cursor: page.nextCursor ?? '' })
    expect(next).toMatchObject({ total: 3, nextCursor: null, lines: [{ reason: 'first' }] })
  })

  it('is narrowed to a person, a doing, a time, and all of these together', async () => {
    const colleague = await app.customer()
    await record({ action: 'item.create', after: { name: 'Suya' } })
    await record({ action: 'item.delete' })
    await record({ action: 'item.delete' }, colleague)
    await app.sql`alter table audit_lines disable trigger audit_lines_append_only`
    await app.sql`update audit_lines set created_at = '2026-03-01T12:00:00Z'
      where subject_label = ${label} and action = 'item.create'`
    await app.sql`alter table audit_lines enable trigger audit_lines_append_only`
    const found = async (query: Partial<AuditQuery>) => (await lines(query)).map(({ action }) => action)
    expect(await found({ actor: colleague.user._id })).toEqual(['item.delete'])
    expect(await found({ actor: admin.user._id })).toEqual(['item.delete', 'item.create'])
    expect(await found({ action: 'item.create' })).toEqual(['item.create'])
    expect(await found({ action: 'item.delete', actor: admin.user._id })).toEqual(['item.delete'])
    const noon = '2026-03-01T12:00:00.000Z'
    expect(await found({ to: '2026-03-01T12:00:00.001Z' })).toEqual(['item.create'])
    expect(await found({ to: noon }), 'the end does not count').toEqual([])
    expect(await found({ from: noon, to: '2026-03-02T00:00:00Z' })).toEqual(['item.create'])
    expect(await found({ from: '2026-03-01T12:00:00.001Z' })).toEqual(['item.delete', 'item.delete'])
  })

  it('refuses a doing it does not know, and times that are none', async () => {
    expect(await refusalOf(lines({ action: 'rider.fly' as AuditAction }))).toMatchObject({
      code: 'VALIDATION',
    })
    for (const from of ['yesterday', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect(await refusalOf(lines({ from })), from).toMatchObject({
        data: { fields: { from: expect.any(String) } },
      })
    }
  })

  it('has a line for a move of the staff, and none for an order’s parties', async () => {
    const ada = await app.customer()
    const order = await sendParcel(ada)
    const reason = 'She called us.'
    await admin.client.orders.move({ id: order._id, to: 'cancelled', reason })
    const another = await sendParcel(ada)
    await ada.client.orders.move({ id: another._id, to: 'cancelled', reason: '' })
    const { lines: moves } = await admin.client.audit.list({ action: 'order.move' })
    expect(moves).toMatchObject([
      {
        actor: { _id: admin.user._id },
        subject: { kind: 'order', _id: order._id, label: `#${order.number}` },
        before: { status: 'created' },
        after: { status: 'cancelled' },
        reason,
      },
    ])
  })
})
