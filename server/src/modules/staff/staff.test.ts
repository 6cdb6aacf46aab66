import { afterAll, describe, expect, it } from 'vitest'
import { ADMIN, PASSWORD, refusalOf, startTestApp } from '../../../test/app.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const roles = async () => new Map((await admin.client.staff.list()).staff.map(({ _id, role }) => [_id, role]))

describe('the staff', () => {
  it('is listed by name with roles, without customers, riders and vendors', async () => {
    await app.customer()
    await app.rider()
    const support = await app.staff('support', 'Zina Ude')
    const { staff } = await admin.client.staff.list()
    expect(staff.map(({ name, role }) => [name, role])).toEqual([
      ['Administrator', 'admin'],
      ['Zina Ude', 'support'],
    ])
    expect(staff[1]).toMatchObject({ _id: support.user._id, hasSecondFactor: false })
  })

  it('may do with a new role what that role may, with the very next request', async () => {
    const colleague = await app.staff('support')
    const seesAudit = () => colleague.client.audit.list({})
    expect(await refusalOf(seesAudit())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const { member } = await admin.client.staff.changeRole({ id: colleague.user._id, role: 'admin' })
    expect(member).toMatchObject({ role: 'admin' })
    expect(await seesAudit()).toMatchObject({ lines: expect.any(Array) })
    await admin.client.staff.changeRole({ id: colleague.user._id, role: 'finance' })
    expect(await refusalOf(seesAudit())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const { lines } = await admin.client.audit.list({ action: 'staff.changeRole' })
    expect(lines).toMatchObject([
      { before: { role: 'admin' }, after: { role: 'finance' }, subject: { label: colleague.user.name } },
      { before: { role: 'support' }, after: { role: 'admin' }, actor: { _id: admin.user._id } },
    ])
  })

  // promise (staff): Two change a colleague’s role: the second is told
  it('tells the second of two who change a role what the first did', async () => {
    const { user } = await app.staff('support')
    const [id, roleBefore] = [user._id, 'support' as const]
    await admin.client.staff.changeRole({ id, role: 'finance', roleBefore })
    const second = admin.client.staff.changeRole({ id, role: 'admin', roleBefore })
    expect(await refusalOf(second)).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      data: { current: { _id: id, role: 'finance' } },
    })
    expect((await roles()).get(id)).toBe('finance')
    await admin.client.staff.changeRole({ id, role: 'support', roleBefore: 'finance' })
    expect((await roles()).get(id)).toBe('support')
  })

  it('signs out a removed colleague at once, and keeps only the name', async () => {
    const colleague = await app.staff('support', 'Chika Eze')
    await admin.client.staff.remove({ id: colleague.user._id })
    expect(await refusalOf(colleague.client.accounts.verifyToken())).toMatchObject({ status: 401 })
    const login = app.client().accounts.login({ email: colleague.user.email, password: PASSWORD })
    expect(await refusalOf(login)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect((await roles()).has(colleague.user._id)).toBe(false)
    const [kept] = await app.sql`select name, email, mobile_number, password_hash from accounts
      where _id = ${colleague.user._id}`
    expect(kept).toEqual({ name: 'Chika Eze', email: '', mobile_number: '', password_hash: '' })
    expect(await refusalOf(admin.client.staff.remove({ id: colleague.user._id }))).toMatchObject({
      status: 404,
    })
    const { lines } = await admin.client.audit.list({ action: 'staff.remove' })
    expect(lines).toMatchObject([
      { subject: { label: 'Chika Eze' }, before: { role: 'support' }, after: null },
    ])
  })

  it('loses with whoever is removed what they asked support as anybody may', async () => {
    const colleague = await app.staff('support')
    const { data } = await colleague.client.chat.create({ initialMessage: 'Something private' })
    await admin.client.staff.remove({ id: colleague.user._id })
    const reading = admin.client.chat.read({ id: data._id })
    expect(await refusalOf(reading)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await app.sql`select from messages where content = 'Something private'`).toHaveLength(0)
  })

  it('lets an address that was removed be invited again', async () => {
    const colleague = await app.staff('finance')
    await admin.client.staff.remove({ id: colleague.user._id })
    const { email } = colleague.user
    expect(await admin.client.staff.invite({ email, role: 'support' })).toMatchObject({
      invitation: { email },
    })
  })

  it('neither promotes nor removes customers, riders and vendors', async () => {
    const ada = await app.customer()
    const { _id: id } = ada.user
    expect(await refusalOf(admin.client.staff.changeRole({ id, role: 'admin' }))).toMatchObject({
      status: 404,
    })
    expect(await refusalOf(admin.client.staff.remove({ id }))).toMatchObject({ status: 404 })
    expect(await ada.client.accounts.verifyToken()).toMatchObject({ user: { role: 'user' } })
  })
})

describe('the last administrator', () => {
  const LAST = { status: 409, code: 'LAST_ADMIN' }

  it('can neither be removed nor take another role, also by their own hand', async () => {
    const { _id: id } = admin.user
    expect(await refusalOf(admin.client.staff.remove({ id }))).toMatchObject(LAST)
    expect(await refusalOf(admin.client.staff.changeRole({ id, role: 'support' }))).toMatchObject(LAST)
    expect(await admin.client.staff.changeRole({ id, role: 'admin' })).toMatchObject({
      member: { role: 'admin' },
    })
    expect((await app.client().accounts.login(ADMIN)).user.role).toBe('admin')
  })

  it('stays, when two administrators remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await app.staff('admin')
      await Promise.allSettled([
        admin.client.staff.changeRole({ id: other.user._id, role: 'support' }),
        other.client.staff.changeRole({ id: admin.user._id, role: 'support' }),
      ])
      const left = await app.sql<{ _id: string }[]>`
        select _id from accounts where role = 'admin' and deleted_at is null`
      expect(left).toHaveLength(1)
      await app.sql`update accounts set role = 'admin' where _id = ${admin.user._id}`
      await app.sql`update accounts set role = 'support' where _id = ${other.user._id}`
    }
  })
})
