import type { Item } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { choicesOf, jollof, sell, sizeAndExtras } from '../../../test/shops.ts'

const app = await startAppForFile()
const admin = await app.admin()
const support = await app.staff('support')
const mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen' })
const pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health' })
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

  it('changes the options of an item, and the log says them in words', async () => {
    const large = { name: 'Large', price: 800, isAvailable: true }
    const before = await sell(mama, { options: sizeAndExtras })
    const options = [{ name: 'Size', min: 1, max: 1, choices: [large] }]
    const { item } = await support.client.staffCatalogue.updateItem({ ...change(before), options })
    expect(item).toMatchObject({ version: before.version + 1, options: [{ choices: [large] }] })
    expect(await lastLine()).toMatchObject({
      before: {
        options: [
          'Size (1-1): Regular, Large +800.5',
          'Extras (0-2): Plantain +500, Egg +300.25, Fish +1200 (not available)',
        ],
      },
      after: { options: ['Size (1-1): Large +800'] },
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

describe('options of an item', () => {
  it('stay as they are if a change does not name them', async () => {
    const before = await sell(mama, { options: sizeAndExtras })
    const { item } = await mama.client.catalogue.updateItem({ ...change(before), price: 9 })
    expect(item.options).toEqual(before.options)
    const cleared = await mama.client.catalogue.updateItem({ ...change(item), options: [] })
    expect(cleared.item.options).toEqual([])
  })

  it('keep the ids of their choices under another name and price', async () => {
    const before = await sell(mama, { options: sizeAndExtras })
    const [size] = before.options
    const [, large] = size?.choices ?? []
    const renamed = { ...large, name: 'For two', price: 900 }
    const options = [{ ...size, choices: [renamed] }] as typeof before.options
    const { item } = await mama.client.catalogue.updateItem({ ...change(before), options })
    expect(choicesOf(item, 'For two')).toEqual(choicesOf(before, 'Large'))
  })

  const TWICE = newId()
  const choice = { name: 'Large', price: 0 }
  const group = { name: 'Size', min: 0, max: 1, choices: [choice] }
  it.each([
    ['a choice without a name', [{ ...group, choices: [{ ...choice, name: ' ' }] }], '.0.choices.0.name'],
    ['a choice below nothing', [{ ...group, choices: [{ ...choice, price: -1 }] }], '.0.choices.0.price'],
    ['less than one kobo', [{ ...group, choices: [{ ...choice, price: 0.001 }] }], '.0.choices.0.price'],
    ['no choice', [{ ...group, choices: [] }], '.0.choices'],
    ['21 choices', [{ ...group, choices: Array.from({ length: 21 }, () => choice) }], '.0.choices'],
    ['more needed than allowed', [{ ...group, min: 2, max: 1, choices: [choice, choice] }], '.0.max'],
    ['more needed than there are', [{ ...group, min: 2, max: 2 }], '.0.min'],
    ['seven groups', Array.from({ length: 7 }, () => group), ''],
    ['an id twice', [group, group].map((each) => ({ ...each, choices: [{ ...choice, _id: TWICE }] })), ''],
  ])('with %s are refused beside the field', async (_what, options, path) => {
    const body = JSON.stringify({ ...jollof, options })
    const answer = await app.request('POST', '/vendor/items', { body, token: mama.token })
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [`options${path}`]: expect.any(String) } },
    })
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
