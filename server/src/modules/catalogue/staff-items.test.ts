import type { Item } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { jollof, sell } from '../../../test/shops.ts'

let app: TestApp
let admin: Person
let support: Person
let mama: Person
let pharmacy: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
  support = await app.staff('support')
  mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen' })
  pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health' })
})
afterAll(() => app.stop())
beforeEach(async () => void (await app.sql`delete from items`))

const lastLine = async () => (await admin.client.audit.list({ limit: 1 })).lines[0]
const change = ({ _id: id, version }: Item) => ({ ...jollof, id, version })

describe('the staff', () => {
  it('lists the items of all shops, by shop, category and availability', async () => {
    const rice = await sell(mama)
    const syrup = await sell(pharmacy, { name: 'Syrup', isAvailable: false })
    const { staffCatalogue } = support.client
    expect(await staffCatalogue.listItems({})).toEqual({
      items: [syrup, rice],
      shop: null,
      nextCursor: null,
      total: 2,
    })
    const ofMama = await staffCatalogue.listItems({ vendorId: mama.user._id })
    expect(ofMama).toMatchObject({ items: [rice], shop: rice.vendor })
    expect((await staffCatalogue.listItems({ category: 'health' })).items).toEqual([syrup])
    expect((await staffCatalogue.listItems({ availability: 'unavailable' })).items).toEqual([syrup])
    expect((await staffCatalogue.listItems({ availability: 'available' })).items).toEqual([rice])
    expect((await staffCatalogue.listItems({ search: 'good health' })).items).toEqual([syrup])
    const nobody = await staffCatalogue.listItems({ vendorId: newId() })
    expect(nobody).toMatchObject({ items: [], shop: null })
  })

  it('adds an item to a shop, and the log says who', async () => {
    const vendorId = mama.user._id
    const { item } = await support.client.staffCatalogue.createItem({ vendorId, ...jollof })
    expect((await mama.client.catalogue.listOwnItems({})).items).toEqual([item])
    expect(await lastLine()).toMatchObject({
      actor: { _id: support.user._id },
      action: 'item.create',
      subject: { _id: item._id, label: 'Jollof rice, Mama Nkechi Kitchen' },
      before: null,
      after: { name: 'Jollof rice', price: 2500 },
    })
    const refused = support.client.staffCatalogue.createItem({ vendorId: newId(), ...jollof })
    expect(await refusalOf(refused)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('changes an item of any shop, and the log holds what changed', async () => {
    const before = await sell(mama)
    const { item } = await support.client.staffCatalogue.updateItem({ ...change(before), price: 3000 })
    expect(item).toEqual({ ...before, price: 3000, version: before.version + 1 })
    expect(await lastLine()).toMatchObject({
      action: 'item.update',
      before: { price: 2500 },
      after: { price: 3000 },
    })
  })

  it('takes an item out of a shop once; the log holds what it was', async () => {
    const { _id: id } = await sell(mama)
    expect(await support.client.staffCatalogue.deleteItem({ id })).toEqual({ success: true })
    expect((await mama.client.catalogue.listOwnItems({})).items).toEqual([])
    expect(await lastLine()).toMatchObject({
      action: 'item.delete',
      before: { name: 'Jollof rice' },
      after: null,
    })
    expect(await refusalOf(support.client.staffCatalogue.deleteItem({ id }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('leaves no line where nothing changed, and a shop leaves none at all', async () => {
    const marker = await lastLine()
    const item = await sell(mama)
    await support.client.staffCatalogue.updateItem(change(item))
    await mama.client.catalogue.updateItem({ ...change(item), price: 1 })
    await mama.client.catalogue.deleteItem({ id: item._id })
    expect(await lastLine()).toEqual(marker)
  })

  it('of finance may do none of it', async () => {
    const { staffCatalogue } = (await app.staff('finance')).client
    const calls = [
      () => staffCatalogue.listItems({}),
      () => staffCatalogue.createItem({ vendorId: mama.user._id, ...jollof }),
      () => staffCatalogue.updateItem({ id: newId(), ...jollof }),
      () => staffCatalogue.deleteItem({ id: newId() }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('two who change an item', () => {
  it('do not save over each other: the second sees the first’s change', async () => {
    const item = await sell(mama)
    const { item: first } = await mama.client.catalogue.updateItem({ ...change(item), price: 2600 })
    const second = await refusalOf(support.client.staffCatalogue.updateItem({ ...change(item), price: 9 }))
    expect(second).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE', data: { current: first } })
    const third = await support.client.staffCatalogue.updateItem({ ...change(first), price: 2700 })
    expect(third.item.price).toBe(2700)
    const shop = await refusalOf(mama.client.catalogue.updateItem({ ...change(first), price: 1 }))
    expect(shop).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { current: { price: 2700 } } })
  })

  it('at the same moment are told apart: one saves, the other hears', async () => {
    const item = await sell(mama)
    const tries = [1, 2, 3].map((price) =>
      support.client.staffCatalogue.updateItem({ ...change(item), price }).then(
        () => 'saved',
        async (error: unknown) => (await refusalOf(Promise.reject(error as Error))).code,
      ),
    )
    expect((await Promise.all(tries)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'saved'])
  })

  it('are not in each other’s way when the shop gives itself another name', async () => {
    const item = await sell(pharmacy)
    await app.sql`update accounts set name = 'Better Health' where _id = ${pharmacy.user._id}`
    const { item: saved } = await support.client.staffCatalogue.updateItem(change(item))
    expect(saved).toMatchObject({ version: item.version, vendor: { name: 'Better Health' } })
    await app.sql`update accounts set name = 'Good Health' where _id = ${pharmacy.user._id}`
  })
})
