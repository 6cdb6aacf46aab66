import { expect, it } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { PASSWORD } from '../../../test/app.ts'
import { beginChat } from '../../../test/chat.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carry } from '../../../test/moves.ts'
import { registerRider, shopRegistration } from '../../../test/registrations.ts'

const app = await startAppForFile()
const admin = await app.admin()

/** @returns whether any audit line contains this text */
async function isInLog(text: string): Promise<boolean> {
  const [found] = await app.sql`
    select from audit_lines
    where position(lower(${text}) in lower(audit_lines::text)) > 0`
  return found !== undefined
}

async function linesAbout(subjectId: string) {
  const { lines } = await admin.client.audit.list({ limit: 200 })
  return lines.filter(({ subject }) => subject._id === subjectId)
}

// promise (everyone): Nothing of a deleted person is left, neither in the audit log nor in their orders
it('a deleted customer’s lines stay, without the values', async () => {
  const ada = await app.customer({
    firstName: 'Adanma',
    email: 'adanma@ozi.test',
    mobileNumber: '08031112223',
  })
  const { _id: id } = ada.user
  await admin.client.customers.update({ id, name: 'Adanma Newname', mobileNumber: '08034445556' })
  const chat = await beginChat(ada)
  await admin.client.staffChat.assign({ id: chat._id, accountId: admin.user._id })
  const known = ['Adanma', 'Newname', '+2348031112223', '8034445556']
  for (const text of known) expect(await isInLog(text), text).toBe(true)

  await admin.client.customers.remove({ id })

  for (const text of [...known, 'adanma@ozi.test']) expect(await isInLog(text), text).toBe(false)
  const label = `Former customer ${id.slice(-8)}`
  expect(await linesAbout(id)).toMatchObject([
    { action: 'user.delete', subject: { label }, before: null, after: null },
    {
      action: 'user.update',
      subject: { label },
      actor: { _id: admin.user._id, name: admin.user.name },
      before: { name: 'erased', mobileNumber: 'erased' },
      after: { name: 'erased', mobileNumber: 'erased' },
    },
  ])
  expect(await linesAbout(chat._id)).toMatchObject([
    { action: 'conversation.assign', subject: { label }, after: { assignee: admin.user.name } },
  ])
  const { total } = await admin.client.audit.list({ search: label })
  expect(total, 'and all of it is found by one name').toBe(3)
})

// promise (everyone): Nothing of a deleted person is left, neither in the audit log nor in their orders
it('a deleted rider’s lines stay, without the values', async () => {
  const email = 'ikemba@ozi.test'
  const name = { firstName: 'Ikemba', lastName: 'Goneaway' }
  const rider = await registerRider(admin, { ...name, email, plateNumber: 'OWR-777XY' })
  const other = await app.rider()
  const ada = await app.customer()
  const order = await sendParcel(ada)
  const { _id: id } = rider
  const assign = (riderId: string) =>
    admin.client.orders.move({ id: order._id, to: 'assigned', riderId, reason: 'Closest.' })
  await assign(id)
  await assign(other.user._id)
  await carry(other, ada, order, 'delivered')
  const known = ['Ikemba', 'Goneaway', email, 'OWR-777XY', 'Bajaj Boxer']
  for (const text of known) expect(await isInLog(text), text).toBe(true)

  await admin.client.riders.remove({ id })

  for (const text of known) expect(await isInLog(text), text).toBe(false)
  const named = { rider: { _id: id, name: `Former rider ${id.slice(-8)}` } }
  const [given, first, ...more] = await linesAbout(order._id)
  expect(more).toEqual([])
  expect(given).toMatchObject({
    before: named,
    after: { rider: { name: other.user.name } },
    reason: 'Closest.',
  })
  expect(first).toMatchObject({ after: { status: 'assigned', ...named } })
  expect(await linesAbout(id)).toMatchObject([
    { action: 'rider.delete' },
    { action: 'rider.register', after: { name: 'erased', email: 'erased', plateNumber: 'erased' } },
  ])
})

// promise (everyone): Nothing of a deleted person is left, neither in the audit log nor in their orders
it('a shop that is given up: nothing of its owner', async () => {
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
  const shop = { ...shopRegistration(78), ownersFirstName: 'Obiageli', ownersPhone: '08039990001' }
  const { vendor } = await admin.client.vendors.register({ ...shop, ...passwords })
  const known = [shop.ownersFirstName, shop.email, shop.ownersEmail, '8039990001']
  for (const text of known) expect(await isInLog(text), text).toBe(true)
  await admin.client.vendors.remove({ id: vendor._id })
  for (const text of known) expect(await isInLog(text), text).toBe(false)
})
