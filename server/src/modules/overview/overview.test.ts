import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { carry, move } from '../../../test/moves.ts'
import { sendParcel } from '../../../test/deliveries.ts'

const app = await startAppForFile()
const admin = await app.admin()

test('before anybody came, everything is nought', async () => {
  expect(await admin.client.overview.statistics()).toEqual({
    totalUsers: 0,
    totalVendors: 0,
    totalRiders: 0,
    totalRevenue: 0,
    confirmedRevenue: 0,
  })
  expect(await admin.client.overview.recentUsers()).toEqual({ lastTenRegisteredUsers: [] })
})

test('an order adds to total revenue at once, to confirmed when paid', async () => {
  const [ada, obi] = [await app.customer(), await app.customer()]
  const first = await sendParcel(ada)
  const second = await sendParcel(obi)
  const owed = (first.fee * 100 + second.fee * 100) / 100
  expect(await admin.client.overview.statistics()).toMatchObject({
    totalUsers: 2,
    totalRevenue: owed,
    confirmedRevenue: 0,
  })
  await carry(await app.rider(), ada, first, 'delivered')
  expect(await admin.client.overview.statistics()).toMatchObject({
    totalRevenue: owed,
    confirmedRevenue: first.fee,
  })
  await move(obi, second, 'cancelled', { reason: 'I changed my mind.' })
  expect(await admin.client.overview.statistics()).toMatchObject({
    totalRevenue: first.fee,
    confirmedRevenue: first.fee,
  })
})

test('the last ten who registered come newest first', async () => {
  const people: Person[] = []
  for (let i = 0; i < 11; i += 1) people.unshift(await app.newcomer())
  const { lastTenRegisteredUsers } = await admin.client.overview.recentUsers()
  expect(lastTenRegisteredUsers.map(({ _id }) => _id)).toEqual(
    people.slice(0, 10).map(({ user }) => user._id),
  )
})

test('only an administrator sees figures and people', async () => {
  const ada = await app.customer()
  for (const client of [ada.client, app.client()]) {
    const status = client === ada.client ? 403 : 401
    expect(await refusalOf(client.overview.statistics())).toMatchObject({ status })
    expect(await refusalOf(client.overview.recentUsers())).toMatchObject({ status })
  }
})
