import { HAND_OVER_TRIES } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { carriedParcel, carry, move, orderGoods, outcomes, ownView } from '../../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()

const reason = 'asked by phone'

test('after five wrong codes the hand-over is locked for the rider', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_pickup')
  const { pickupCode = '', dropoffCode = '' } = await ownView(ada, order)
  const pickUp = (code?: string) => emeka.client.orders.move({ id: order._id, to: 'picked_up', code })
  expect(await refusalOf(pickUp()), 'no code is no try').toMatchObject({ code: 'VALIDATION' })
  expect(await refusalOf(pickUp(dropoffCode))).toMatchObject({ status: 400, code: 'MOVE_CODE_WRONG' })
  const wrong = await outcomes(Array.from({ length: HAND_OVER_TRIES.max + 3 }, () => pickUp(dropoffCode)))
  expect(wrong.filter((code) => code === 'MOVE_CODE_WRONG')).toHaveLength(HAND_OVER_TRIES.max - 1)
  expect(await refusalOf(pickUp(pickupCode))).toMatchObject({ status: 429, code: 'MOVE_CODE_LOCKED' })
  expect((await move(admin, order, 'picked_up', { reason })).status).toBe('picked_up')
  expect((await carry(emeka, ada, order, 'delivered')).status, 'the other hand-over is open').toBe(
    'delivered',
  )
})

test('the shop says the code at the pickup, the customer at the dropoff', async () => {
  const order = await orderGoods(app, ada, shop)
  const codesOf = async (person: Person) => {
    const view = await ownView(person, order)
    return (['pickupCode', 'dropoffCode', 'returnCode'] as const).filter((code) => view[code] !== undefined)
  }
  expect(await codesOf(ada)).toEqual(['dropoffCode'])
  expect(await codesOf(shop)).toEqual(['pickupCode', 'returnCode'])
  await move(shop, order, 'accepted')
  await carry(emeka, ada, order, 'arrived_at_pickup')
  expect(await codesOf(emeka)).toEqual([])
})
