import { importMessages, itemImportMessages } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { jollof, sell } from '../../../../test/shops.ts'

const app = await startAppForFile()
const support = await app.staff('support')
const mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen' })
const pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health' })
beforeEach(async () => void (await app.sql`delete from items`))

const HEAD = 'Name,Price,Description,Ready from,Ready to,Available'
const file = (...lines: readonly string[]) => [HEAD, ...lines].join('\n')
const preview = async (csv: string, who = mama) => (await who.client.itemImports.previewOwn({ csv })).preview
const bringIn = async (csv: string, who = mama) => {
  const { plan } = await preview(csv, who)
  return (await who.client.itemImports.importOwn({ csv, plan })).imported
}
const own = async (who = mama) => (await who.client.catalogue.listOwnItems({})).items
const problemsOf = async (...lines: readonly string[]) => (await preview(file(...lines))).problems

describe('the preview of a shop’s file', () => {
  it('says of each line what would become of it, and keeps nothing', async () => {
    await sell(mama, { name: 'Egusi soup', price: 2000 })
    await sell(mama)
    const before = await own()
    const found = await preview(
      file('Suya,1500,Hot,10,15,no', 'EGUSI SOUP,2200,,,,', 'Jollof rice,2500,,,,', 'Yam,free,,,,'),
    )
    expect(found.lines).toMatchObject([
      {
        line: 2,
        outcome: 'added',
        item: {
          name: 'Suya',
          price: 1500,
          description: 'Hot',
          isAvailable: false,
          preparationMinutes: { min: 10, max: 15 },
        },
        presentPrice: null,
      },
      {
        line: 3,
        outcome: 'changed',
        item: { name: 'Egusi soup', price: 2200 },
        changes: ['price'],
        presentPrice: 2000,
      },
      { line: 4, outcome: 'same', changes: [] },
    ])
    expect(found.problems).toEqual([
      { line: 5, column: 'Price', message: 'Write the price as 2500 or 2500.50.' },
    ])
    expect(await own()).toEqual(before)
  })

  it.each([
    ['Price', ',,,,,,'.replace(/^/, 'Suya'), 'Please enter a price.'],
    ['Price', 'Suya,0,,,,', 'Please enter a price.'],
    ['Price', 'Suya,10000001,,,,', 'This price is too high.'],
    ['Price', 'Suya,12.345,,,,', 'Write the price as 2500 or 2500.50.'],
    ['Price', 'Suya,"1250,50",,,,', 'Write the price as 2500 or 2500.50.'],
    ['Name', ',900,,,,', 'Please enter a name for the item.'],
    ['Name', `${'a'.repeat(122)},900,,,,`, 'Please keep this under 121 characters.'],
    ['Ready from', 'Suya,900,,soon,20,', 'Please enter minutes, such as 20.'],
    ['Ready to', 'Suya,900,,5,1441,', 'At most 1440 minutes.'],
    ['Ready to', 'Suya,900,,20,10,', itemImportMessages.timesInOrder],
    ['Ready from', 'Suya,900,,40,,', itemImportMessages.timesInOrder],
    ['Available', 'Suya,900,,,,maybe', 'Write yes or no.'],
  ])('names what is wrong with %s', async (column, line, message) => {
    expect(await problemsOf(line)).toEqual([{ line: 2, column, message }])
  })

  it('takes prices as people write them', async () => {
    const { lines } = await preview(file('A,₦2500,,,,', 'B,"1,250.50",,,,', 'C,900.5,,,,'))
    expect(lines.map(({ item }) => item.price)).toEqual([2500, 1250.5, 900.5])
  })

  it('refuses a name that is twice in the file or the shop', async () => {
    await sell(mama)
    await sell(mama)
    expect(await problemsOf('Suya,900,,,,', 'suya,950,,,,', 'Jollof rice,1,,,,')).toEqual([
      { line: 3, column: 'Name', message: itemImportMessages.repeated(2) },
      { line: 4, column: 'Name', message: itemImportMessages.ambiguous },
    ])
  })

  it.each([
    ['no CSV', 'PK\u0003\u0004', importMessages.notCsv],
    ['empty', '', importMessages.empty],
    ['too large', 'x'.repeat(1024 * 1024 + 1), importMessages.tooLarge],
    ['of other columns', 'Title,Cost\nSuya,900', 'The first line must name the columns'],
  ])('says so where the file is %s', async (_what, csv, message) => {
    const refused = await refusalOf(mama.client.itemImports.previewOwn({ csv }))
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(JSON.stringify(refused.data)).toContain(message)
  })
})

describe('the import of a shop’s file', () => {
  it('adds and changes what the preview said, and nothing else', async () => {
    const egusi = await sell(mama, { name: 'Egusi soup', price: 2000 })
    const other = await sell(pharmacy, { name: 'Suya' })
    const csv = file('Suya,1500,,,,', 'egusi soup,2200,,,,no', 'Yam,free,,,,')
    expect(await bringIn(csv)).toEqual({ added: 1, changed: 1, same: 0, bad: 1 })
    expect(await own()).toMatchObject([
      {
        name: 'Suya',
        price: 1500,
        description: '',
        isAvailable: true,
        preparationMinutes: { min: 20, max: 30 },
      },
      { ...egusi, price: 2200, isAvailable: false, version: egusi.version + 1 },
    ])
    expect(await own(pharmacy)).toEqual([other])
  })

  it('of the same file a second time changes nothing', async () => {
    const csv = file('Suya,1500,Hot,10,15,no', 'Yam,900,,,,')
    await bringIn(csv)
    const before = await own()
    expect(await bringIn(csv)).toEqual({ added: 0, changed: 0, same: 2, bad: 0 })
    expect(await own()).toEqual(before)
  })

  it('keeps texts that look like formulas or markup as the texts they are', async () => {
    await bringIn(file('"=HYPERLINK(""http://x"",""y"")",900,<b>hot</b>,,,'))
    expect(await own()).toMatchObject([{ name: '=HYPERLINK("http://x","y")', description: '<b>hot</b>' }])
  })

  it('brings in two thousand lines at once', async () => {
    const lines = Array.from({ length: 2000 }, (_, number) => `Item ${String(number)},900,,,,`)
    expect(await bringIn(file(...lines))).toMatchObject({ added: 2000 })
    expect((await mama.client.catalogue.listOwnItems({ limit: 1 })).total).toBe(2000)
  })

  it('keeps nothing where something changed since the preview', async () => {
    const item = await sell(mama)
    const csv = file('Jollof rice,2600,,,,', 'Suya,900,,,,')
    const { plan } = await preview(csv)
    await mama.client.catalogue.updateItem({ ...jollof, id: item._id, price: 2700 })
    expect(await refusalOf(mama.client.itemImports.importOwn({ csv, plan }))).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    })
    expect(await own()).toMatchObject([{ price: 2700 }])
  })

  it('sent twice at once brings in each item once', async () => {
    const csv = file('Suya,900,,,,')
    const { plan } = await preview(csv)
    const twice = await Promise.allSettled([1, 2].map(() => mama.client.itemImports.importOwn({ csv, plan })))
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await own()).toHaveLength(1)
  })

  it('refuses a file without a single good line', async () => {
    const csv = file('Suya,free,,,,')
    const { plan } = await preview(csv)
    const refused = await refusalOf(mama.client.itemImports.importOwn({ csv, plan }))
    expect(refused.data).toEqual({ fields: { csv: importMessages.nothingToImport } })
  })
})

describe('the staff', () => {
  it('brings in a shop’s file, and one line of the log holds all of it', async () => {
    await sell(mama)
    const vendorId = mama.user._id
    const csv = file('Jollof rice,2600,,,,', 'Suya,900,,,,')
    const { itemImports } = support.client
    const { preview: shown } = await itemImports.previewOfShop({ vendorId, csv })
    const { imported } = await itemImports.importOfShop({ vendorId, csv, plan: shown.plan })
    expect(imported).toEqual({ added: 1, changed: 1, same: 0, bad: 0 })
    const { lines } = await (await app.admin()).client.audit.list({ action: 'item.import' })
    expect(lines).toMatchObject([
      {
        actor: { _id: support.user._id },
        subject: { _id: vendorId, label: 'Mama Nkechi Kitchen' },
        before: { changed: [{ name: 'Jollof rice', price: 2500 }], added: [] },
        after: {
          changed: [{ name: 'Jollof rice', price: 2600 }],
          added: [{ name: 'Suya', price: 900 }],
        },
      },
    ])
  })

  it('hears where there is no such shop', async () => {
    const vendorId = newId()
    const csv = file('Suya,900,,,,')
    const { itemImports } = support.client
    const refusals = [
      await refusalOf(itemImports.previewOfShop({ vendorId, csv })),
      await refusalOf(itemImports.importOfShop({ vendorId, csv, plan: 'x' })),
    ]
    expect(refusals).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }])
  })
})
