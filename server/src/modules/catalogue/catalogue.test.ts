import { contract, Item } from '@ozi/contract'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { futo } from '../../../test/deliveries.ts'
import { cartOf, jollof, sell } from '../../../test/shops.ts'

const app = await startAppForFile()
const mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen' })
const pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health' })
beforeEach(async () => void (await app.sql`delete from items`))

const list = (query: Parameters<Person['client']['catalogue']['listItems']>[0] = {}) =>
  app.client().catalogue.listItems(query)
const names = async (query?: Parameters<typeof list>[0]) => (await list(query)).items.map(({ name }) => name)

const dataUrl = async (width: number) => {
  const picture = sharp({ create: { width, height: width, channels: 3, background: '#b23a1b' } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

describe('the items', () => {
  it('are shown to anybody, with price, picture, time and shop', async () => {
    const item = await sell(mama)
    const answer = await list()
    expect(answer).toEqual({ items: [item], nextCursor: null, total: 1 })
    expect(item).toEqual({
      _id: expect.any(String),
      name: 'Jollof rice',
      description: 'With fried plantain',
      price: 2500,
      image: '',
      imageSmall: '',
      preparationMinutes: { min: 35, max: 45 },
      duration: '35-45 mins',
      isAvailable: true,
      options: [],
      vendor: {
        _id: mama.user._id,
        name: 'Mama Nkechi Kitchen',
        category: 'food',
        isOrderable: true,
        isOpen: true,
      },
      version: 1,
    })
    expect(() => Item.parse(answer.items[0])).not.toThrow()
  })

  it('hold to the contract, although their list is not validated', async () => {
    await sell(mama)
    const schema = contract.catalogue.listItems['~orpc'].outputSchema
    const answer = await app.request('GET', '/items')
    expect(await schema?.['~standard'].validate(answer.json())).not.toHaveProperty('issues')
  })

  it.each([
    ['the item', 'JOLLOF', ['Jollof rice']],
    ['the description', 'plantain', ['Jollof rice']],
    ['the shop', 'good health', ['Vitamin C']],
    ['a wildcard as a letter', '100%', ['Syrup 100%']],
    ['nothing that is there', 'suya', []],
  ])('are searched in %s', async (_where, search, found) => {
    await sell(mama)
    await sell(pharmacy, { name: 'Vitamin C', description: 'Thirty tablets' })
    await sell(mama, { name: 'Syrup 100%', description: 'Sweet' })
    expect(await names({ search })).toEqual(found)
    expect((await list({ search })).total).toBe(found.length)
  })

  // promise (customer): Items are found by words, category and shop, in the address
  it('are cut down to a category, to a shop, and to both with a search', async () => {
    await sell(mama)
    await sell(mama, { name: 'Egusi soup' })
    await sell(pharmacy, { name: 'Vitamin C' })
    expect(await names({ category: 'food' })).toEqual(['Egusi soup', 'Jollof rice'])
    expect(await names({ category: 'clothing' })).toEqual([])
    expect(await names({ vendorId: pharmacy.user._id })).toEqual(['Vitamin C'])
    expect(await names({ category: 'food', search: 'egusi' })).toEqual(['Egusi soup'])
    expect(await names({ category: 'health', search: 'egusi' })).toEqual([])
    const unknown = await app.request('GET', '/items?category=cars')
    expect(unknown.json()).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { category: 'Please choose a category.' } },
    })
  })

  it('come page after page, none twice and none missed, while others arrive', async () => {
    for (const number of [1, 2, 3, 4, 5]) await sell(mama, { name: `Item ${number}` })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...page.items.map(({ name }) => name))
      if (cursor === undefined) await sell(mama, { name: 'Newcomer' })
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(['Item 5', 'Item 4', 'Item 3', 'Item 2', 'Item 1'])
  })

  it('of a cart are asked for by ids, and sold-out ones say so', async () => {
    const [kept, soldOut, deleted] = [
      await sell(mama),
      await sell(mama, { isAvailable: false }),
      await sell(mama),
    ]
    await mama.client.catalogue.deleteItem({ id: deleted._id })
    const ids = [kept._id, soldOut._id, deleted._id, newId()].join(',')
    const answer = await app.request('GET', `/items?ids=${ids}`)
    expect(answer.json()).toMatchObject({
      items: [
        { _id: soldOut._id, isAvailable: false },
        { _id: kept._id, isAvailable: true },
      ],
    })
    expect((await app.request('GET', "/items?ids=1')")).status).toBe(400)
  })

  it('follow the name their shop gives itself', async () => {
    await sell(mama)
    await app.sql`update vendors set shop_name = 'Mama Nk' where account_id = ${mama.user._id}`
    expect((await list({ search: 'mama nk' })).items[0]?.vendor.name).toBe('Mama Nk')
    await app.sql`update vendors set shop_name = 'Mama Nkechi Kitchen' where account_id = ${mama.user._id}`
  })

  it('of a shop whose place nobody knows say that it cannot be ordered from', async () => {
    const lost = await app.vendor({ place: undefined, address: 'Xqzzvw' })
    expect((await sell(lost)).vendor.isOrderable).toBe(false)
    const found = await app.vendor({ place: undefined, address: 'Relief Market' })
    expect((await sell(found)).vendor.isOrderable).toBe(true)
  })
})

describe('the stores', () => {
  it('are the shops that sell something, with a picture of an item', async () => {
    await sell(pharmacy, { name: 'Vitamin C', isAvailable: false })
    expect((await app.client().catalogue.listStores({})).stores).toEqual([])
    await sell(pharmacy, { name: 'Bandage' })
    await sell(mama)
    const { image, imageSmall } = await sell(mama, { image: await dataUrl(20) })
    const { stores } = await app.client().catalogue.listStores({})
    expect(stores).toEqual([
      {
        _id: mama.user._id,
        name: 'Mama Nkechi Kitchen',
        category: 'food',
        description: 'Fresh every day',
        image,
        imageSmall,
        itemCount: 2,
        duration: '35-45 mins',
        area: expect.any(String),
        isOrderable: true,
        isOpen: true,
      },
      expect.objectContaining({ name: 'Good Health', image: '', itemCount: 1 }),
    ])
    expect((await app.client().catalogue.listStores({ limit: 1 })).stores).toHaveLength(1)
  })

  it('that sold most of late come first', async () => {
    await sell(mama)
    const vitamins = await sell(pharmacy)
    const ada = await app.customer()
    const { data: quote } = await ada.client.pricing.quote({
      kind: 'shop',
      dropoff: futo,
      items: cartOf(vitamins),
    })
    const receiver = { receiverName: 'Chidi', phone: '08031234567', receiverAddress: 'Hostel C' }
    await ada.client.orders.checkout({ headers: {}, body: { ...receiver, quoteId: quote._id } })
    const { stores } = await app.client().catalogue.listStores({})
    expect(stores.map(({ name }) => name)).toEqual(['Good Health', 'Mama Nkechi Kitchen'])
    await pharmacy.client.hours.closeNow({ closedFor: 'always' })
    const closedLast = await app.client().catalogue.listStores({})
    expect(closedLast.stores.map(({ name }) => name)).toEqual(['Mama Nkechi Kitchen', 'Good Health'])
    await pharmacy.client.hours.closeNow({ closedFor: null })
  })

  it('are found by category, by themselves and by what they sell, and paged', async () => {
    await sell(mama)
    await sell(pharmacy, { name: 'Bitter leaf tea', preparationMinutes: { min: 5, max: 50 } })
    const found = async (query: Parameters<Person['client']['catalogue']['listStores']>[0]) => {
      const { stores, total } = await app.client().catalogue.listStores(query)
      return [stores.map(({ name }) => name), total]
    }
    expect(await found({ category: 'health' })).toEqual([['Good Health'], 1])
    expect(await found({ search: 'mama' })).toEqual([['Mama Nkechi Kitchen'], 1])
    expect(await found({ search: 'bitter LEAF' })).toEqual([['Good Health'], 1])
    expect(await found({ search: 'leaf', category: 'food' })).toEqual([[], 0])
    expect(await found({ search: '%' })).toEqual([[], 0])
    expect((await found({ limit: 1, page: 2 }))[1]).toBe(2)
    expect(await found({ limit: 1, page: 3 })).toEqual([[], 2])
  })
})

describe('a store', () => {
  // promise (everyone): Anybody sees a shop, its hours and its items without signing in
  it('is shown to anybody with its address and hours, also without items', async () => {
    const read = () => app.client().catalogue.readStore({ id: mama.user._id })
    expect((await read()).store).toMatchObject({ name: 'Mama Nkechi Kitchen', itemCount: 0, duration: '' })
    await sell(mama, { preparationMinutes: { min: 10, max: 20 } })
    await sell(mama)
    expect((await read()).store).toMatchObject({
      itemCount: 2,
      duration: '10-45 mins',
      isOpen: true,
      week: null,
      holidays: [],
      address: expect.any(String),
    })
    const { data } = await mama.client.hours.setBusy({ minutes: 10 })
    expect(data.busy?.minutes).toBe(10)
    expect((await read()).store.duration).toBe('20-55 mins')
    await mama.client.hours.setBusy({ minutes: 0 })
  })

  it('that has left is not there', async () => {
    const leaving = await app.vendor({ shopName: 'Gone Tomorrow' })
    await sell(leaving)
    const boss = await app.admin()
    await boss.client.vendors.remove({ id: leaving.user._id })
    for (const id of [leaving.user._id, newId()]) {
      const read = app.client().catalogue.readStore({ id })
      expect(await refusalOf(read)).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    }
  })
})

describe('a vendor', () => {
  const fetchImage = (url: string) => app.server.inject({ method: 'GET', url })

  it('changes an item, and takes it out of the shop', async () => {
    const { _id: id } = await sell(mama)
    const change = { ...jollof, name: 'Party jollof', price: 2500.5, isAvailable: false }
    const { item } = await mama.client.catalogue.updateItem({ id, ...change })
    expect(item).toMatchObject({ _id: id, name: 'Party jollof', price: 2500.5, isAvailable: false })
    expect((await mama.client.catalogue.listOwnItems({})).items).toEqual([item])
    expect(await mama.client.catalogue.deleteItem({ id })).toEqual({ success: true })
    expect((await mama.client.catalogue.listOwnItems({})).items).toEqual([])
    expect(await refusalOf(mama.client.catalogue.updateItem({ id, ...change }))).toMatchObject({
      status: 404,
    })
    expect(await refusalOf(mama.client.catalogue.deleteItem({ id }))).toMatchObject({ status: 404 })
  })

  it('gives an item a picture of 640 and 320 px, replaces and removes it', async () => {
    const { image, imageSmall, _id: id } = await sell(mama, { image: await dataUrl(900) })
    const sizeOf = async (url: string) => {
      const { format, width } = await sharp((await fetchImage(url)).rawPayload).metadata()
      return { format, width }
    }
    expect(await sizeOf(image)).toEqual({ format: 'webp', width: 640 })
    expect(await sizeOf(imageSmall)).toEqual({ format: 'webp', width: 320 })
    expect((await mama.client.catalogue.updateItem({ id, ...jollof })).item.image).toBe(image)
    expect((await mama.client.catalogue.updateItem({ id, ...jollof, image })).item.image).toBe(image)
    const { item } = await mama.client.catalogue.updateItem({ id, ...jollof, image: await dataUrl(50) })
    expect(item.image).not.toBe(image)
    const bare = (await mama.client.catalogue.updateItem({ id, ...jollof, image: '' })).item
    expect(bare).toMatchObject({ image: '', imageSmall: '' })
  })

  it('keeps a replaced picture for another day', async () => {
    const { image, imageSmall, _id: id } = await sell(mama, { image: await dataUrl(900) })
    await mama.client.catalogue.updateItem({ id, ...jollof, image: await dataUrl(50) })
    expect((await fetchImage(image)).statusCode).toBe(200)
    const [waiting] = await app.sql<{ hours: number }[]>`
      select extract(epoch from start_after - created_on) / 3600 as hours from pgboss.job
      where name = 'remove-image' and state = 'created'
        and ${image} like '%' || (data ->> 'key')`
    expect(waiting?.hours).toBeCloseTo(24, 1)

    await app.sql`update pgboss.job set start_after = now() where name = 'remove-image'`
    const isGone = async () => (await fetchImage(image)).statusCode === 404
    await expect.poll(isGone, { timeout: 30_000 }).toBe(true)
    expect((await fetchImage(imageSmall)).statusCode).toBe(404)
  })

  // promise (operator): Pictures of what is no longer sold are deleted after a day
  it('keeps the pictures of deleted items for a day', async () => {
    const { image, imageSmall, _id: id } = await sell(mama, { image: await dataUrl(900) })
    const closing = await app.vendor({ shopName: 'Closing' })
    const { image: ofShop } = await sell(closing, { image: await dataUrl(50) })
    const { image: onSale } = await sell(mama, { image: await dataUrl(50) })
    const statuses = async () => {
      const answers = await Promise.all([image, imageSmall, ofShop, onSale].map(fetchImage))
      return answers.map(({ statusCode }) => statusCode)
    }
    await mama.client.catalogue.deleteItem({ id })
    await (await app.admin()).client.vendors.remove({ id: closing.user._id })
    await app.parts.cleanup.run()
    const [asked] = await app.sql<{ jobs: number }[]>`
      select count(*)::int as jobs from pgboss.job
      where name = 'remove-image' and ${[image, ofShop].join(' ')} like '%' || (data ->> 'key') || '%'`
    expect(asked?.jobs).toBe(0)
    expect(await statuses()).toEqual([200, 200, 200, 200])

    await app.sql`update items set deleted_at = deleted_at - interval '25 hours' where deleted_at is not null`
    await app.parts.cleanup.run()
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([404, 404, 404, 200])
  })

  it('still shows a picture that was kept before there were smaller copies', async () => {
    const { _id: id } = await sell(mama)
    await app.sql`update items set image_key = 'ab/0123456789abcdef0123456789abcd.webp' where _id = ${id}`
    const [item] = (await list()).items
    expect(item).toMatchObject({ image: '/uploads/ab/0123456789abcdef0123456789abcd.webp', imageSmall: '' })
  })

  it('hears what is wrong with a photo of an iPhone', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
    for (const type of ['image/heic', 'application/octet-stream', '']) {
      const image = `data:${type};base64,${heic.toString('base64')}`
      expect(await refusalOf(sell(mama, { image }))).toMatchObject({ status: 415, code: 'IMAGE_HEIC' })
    }
  })

  // promise (everyone): Pictures that are too large, no pictures, or bombs are refused
  it('is refused a picture that is too large, or that is none', async () => {
    const heavy = `data:image/png;base64,${Buffer.alloc(2 * 1024 * 1024 + 1).toString('base64')}`
    expect(await refusalOf(sell(mama, { image: heavy }))).toMatchObject({ code: 'IMAGE_TOO_LARGE' })
    const drawing = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
    expect(await refusalOf(sell(mama, { image: drawing }))).toMatchObject({ code: 'IMAGE_UNREADABLE' })
    const bomb = `data:image/png;base64,${(
      await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    ).toString('base64')}`
    expect(await refusalOf(sell(mama, { image: bomb }))).toMatchObject({ code: 'IMAGE_TOO_COSTLY' })
    expect((await list()).total).toBe(0)
  })

  it('finds another shop’s item to be none, and changes nothing of it', async () => {
    const item = await sell(mama)
    const other = pharmacy.client.catalogue
    expect(await refusalOf(other.updateItem({ id: item._id, ...jollof, price: 1 }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await refusalOf(other.deleteItem({ id: item._id }))).toMatchObject({ code: 'NOT_FOUND' })
    expect((await other.listOwnItems({})).items).toEqual([])
    expect((await list()).items).toEqual([item])
  })

  it('writes markup as the text it is', async () => {
    const item = await sell(mama, { name: '<b>Jollof</b>', description: '<script>alert(1)</script>' })
    expect(item).toMatchObject({ name: '<b>Jollof</b>', description: '<script>alert(1)</script>' })
  })

  it.each([
    ['name', { name: ' ' }, 'Please enter a name for the item.'],
    ['price', { price: 0 }, 'Please enter a price.'],
    ['price', { price: 10.005 }, 'Please use at most two decimals.'],
    ['price', { price: 1.000_000_1 }, 'Please use at most two decimals.'],
    ['price', { price: 10_000_001 }, 'This price is too high.'],
    [
      'preparationMinutes',
      { preparationMinutes: { min: 2, max: 1 } },
      'The second time must be the longer one.',
    ],
  ])('hears what is wrong with an item’s %s', async (field, change, message) => {
    expect(await refusalOf(sell(mama, change))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [field]: message } },
    })
  })
})

describe('a shop’s own items', () => {
  it('are refused without a session, unverified, or in another role', async () => {
    const refusals = async ({ client: { catalogue } }: Pick<Person, 'client'>) => [
      (await refusalOf(catalogue.listOwnItems({}))).code,
      (await refusalOf(catalogue.createItem(jollof))).code,
      (await refusalOf(catalogue.updateItem({ id: newId(), ...jollof }))).code,
      (await refusalOf(catalogue.deleteItem({ id: newId() }))).code,
    ]
    const all = (code: string) => [code, code, code, code]
    expect(await refusals({ client: app.client() })).toEqual(all('UNAUTHENTICATED'))
    expect(await refusals(await app.newcomer())).toEqual(all('OTP_REQUIRED'))
    expect(await refusals(await app.customer())).toEqual(all('FORBIDDEN'))
    expect(await refusals(await app.admin())).toEqual(all('FORBIDDEN'))
  })
})
