import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PASSWORD, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { parcel, quoteFor } from '../../../test/deliveries.ts'
import { registerRider, shopRegistration } from '../../../test/registrations.ts'
import * as passwords from '../accounts/passwords/passwords.ts'

let app: TestApp
let admin: Person
let open: number[] = []
let isStarted = false
beforeAll(async () => {
  const { hashPassword } = passwords
  // Before the app starts, because some of its parts keep the function.
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async (password) => {
    if (isStarted) open.push(await openTransactions())
    return hashPassword(password)
  })
  app = await startTestApp()
  admin = await app.admin()
  isStarted = true
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.stop()
})

async function openTransactions(): Promise<number> {
  const [row] = await app.sql<{ open: number }[]>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`
  return row?.open ?? -1
}

/** A job that mails writes in a transaction, too: waits until it has ended. */
async function mailed(email: string): Promise<string> {
  const { text } = await app.mailTo(email)
  await expect.poll(openTransactions).toBe(0)
  return text
}

beforeEach(() => (open = []))

const confirmed = { password: PASSWORD, confirmPassword: PASSWORD }

test('joining the staff holds no lock while the password is hashed', async () => {
  const email = 'joins@ozi.test'
  await admin.client.staff.invite({ email, role: 'support' })
  const token = /\/invitation\?token=([\w-]+)/.exec(await mailed(email))?.[1] ?? ''
  await app.client().staff.join({ token, name: 'Ifeoma Nwosu', mobileNumber: '0803 123 4567', ...confirmed })
  expect(open).toEqual([0])
})

test('nor does the registration of a rider, nor that of a shop', async () => {
  await mailed((await registerRider(admin)).email)
  const { vendor } = await admin.client.vendors.register({ ...shopRegistration(902), ...confirmed })
  await mailed(vendor.email)
  expect(open).toEqual([0, 0])
})

test('nor does the order of somebody who calls for the first time', async () => {
  const { _id: quoteId, total: fee } = await quoteFor(admin)
  const customer = { name: 'Ngozi Caller', mobileNumber: '0806 111 2233' }
  await admin.client.staffOrders.placeDelivery({ headers: {}, body: { ...parcel, quoteId, fee, customer } })
  expect(open).toEqual([0])
})
