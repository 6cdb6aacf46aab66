import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, outcomes, ownView } from '../../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const support = await app.staff('support')
const riders: readonly [Person, Person, Person] = [
  await app.rider('Emeka'),
  await app.rider('Obi'),
  await app.rider('Chidi'),
]

const reason = 'asked by phone'

// promise (staff): Two move one order: the second is told
test('of two who give an order to a rider at once, the second is told', async () => {
  const { _id: id } = await sendParcel(ada)
  const seen = { id, to: 'assigned', from: 'created', riderBefore: null, reason } as const
  const done = await outcomes([
    admin.client.orders.move({ ...seen, riderId: riders[0].user._id }),
    support.client.orders.move({ ...seen, riderId: riders[1].user._id }),
  ])
  expect(done.toSorted()).toEqual(['ILLEGAL_MOVE', 'done'])
  expect((await ownView(ada, { _id: id })).events.map(({ to }) => to)).toEqual(['created', 'assigned'])
})

test('of two who give it to another rider, the second is told who has it', async () => {
  const [first, second, third] = riders.map(({ user }) => user._id)
  const { _id: id } = await carriedParcel(riders[0], ada, 'assigned')
  const seen = { id, to: 'assigned', from: 'assigned', riderBefore: first, reason } as const
  await admin.client.orders.move({ ...seen, riderId: second })
  expect(await refusalOf(support.client.orders.move({ ...seen, riderId: third }))).toMatchObject({
    status: 409,
    code: 'ILLEGAL_MOVE',
    data: { allowed: expect.arrayContaining(['assigned']) },
  })
  expect((await ownView(ada, { _id: id })).rider?._id).toBe(second)
  const takenBack = support.client.orders.move({
    id,
    to: 'created',
    from: 'assigned',
    riderBefore: first,
    reason,
  })
  expect(await refusalOf(takenBack), 'nor is it taken from whom nobody meant').toMatchObject({
    code: 'ILLEGAL_MOVE',
  })
})

test('a rider too late for a job is told so, and not where it is', async () => {
  const { _id: id } = await carriedParcel(riders[0], ada, 'picked_up')
  const asked = riders[1].client.orders.move({ id, to: 'assigned' })
  expect(await refusalOf(asked)).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: [] } })
})

test('a step from a state that is past is refused, even if it is allowed now', async () => {
  const { _id: id } = await carriedParcel(riders[0], ada, 'enroute_to_pickup')
  const asked = admin.client.orders.move({ id, to: 'cancelled', from: 'created', reason })
  expect(await refusalOf(asked)).toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect((await ownView(ada, { _id: id })).status).toBe('enroute_to_pickup')
})
