import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { amountIn, riderWithCash } from './helpers/cash.ts'
import { someWriter } from './helpers/staff-chat.ts'
import { dropFile } from './helpers/files.ts'
import {
  callApi,
  expect,
  expectAccessibleInBoth,
  type makeCustomer,
  PASSWORD,
  someone,
} from './helpers/journey.ts'
import { fillIn, makeRider, PEOPLE, riderLine, RIDERS_HEAD, vehicleTyped } from './helpers/people.ts'
import { someCustomer, test } from './helpers/rides.ts'
import { putOnShelf, takeOffShelf } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'

type Ozi = Parameters<typeof makeCustomer>[0]

/** A change by staff, prepared up to the click that submits it. */
interface Write {
  readonly begin: (page: Page, ozi: Ozi) => Promise<Begun>
}

interface Begun {
  /** Submits it; stays enabled as long as it can be submitted again. */
  readonly send: Locator
  /** The message that it was not saved. */
  readonly told: string
  /** The input that must stay; absent if only a question was confirmed. */
  readonly kept?: readonly [field: Locator, value: string]
  /** Resolves once the change was made. */
  readonly isDone: () => Promise<unknown>
  /** Cleans up. */
  readonly end?: () => Promise<unknown>
}

const OFFLINE = 'You are offline'
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const isTold = (page: Page, text: string) => () =>
  expect(page.getByRole('alertdialog').filter({ hasText: text })).toBeVisible()

const registration = (firstName: string) => {
  const { email, mobileNumber } = someone(firstName)
  const passwords = { Password: PASSWORD, 'Confirm password': PASSWORD }
  return { Email: email, 'Mobile Number': mobileNumber, ...passwords }
}

const ORDER_SHEET = async (page: Page, ozi: Ozi, deed: string) => {
  const { orders } = await someCustomer(ozi, ['a parcel without a network'])
  await page.goto(`/admin/orders/${orders[0]?._id ?? ''}`)
  await button(page, deed).click()
}

const WRITES: Readonly<Record<string, Write>> = {
  'cash that a rider handed in': {
    begin: async (page, ozi) => {
      const { rider } = await riderWithCash(ozi, 'Away')
      await page.goto(`/admin/cash/${rider._id}`)
      await button(page, 'Record cash').click()
      await amountIn(page).fill('250')
      return {
        send: button(page, 'Record').last(),
        told: OFFLINE,
        kept: [amountIn(page), '250'],
        isDone: isTold(page, 'handed in ₦250.00'),
      }
    },
  },
  'a rider who is registered': {
    begin: async (page) => {
      await page.goto('/admin/riders')
      await button(page, 'Register Rider').click()
      await fillIn(page, {
        ...{ 'First name': 'Away', 'Last name': 'Obi', ...registration('Away'), Gender: 'male' },
        ...vehicleTyped('bus'),
      })
      return {
        send: dialog(page).getByRole('button', { name: 'Save', exact: true }),
        told: 'Failed to register rider. Please try again.',
        kept: [dialog(page).getByLabel('First name'), 'Away'],
        isDone: isTold(page, 'Rider registered successfully.'),
      }
    },
  },
  'a shop that is registered': {
    begin: async (page) => {
      const { mobileNumber, email } = someone('Away')
      await page.goto('/admin/vendors')
      await button(page, 'Register Vendor').click()
      await fillIn(page, {
        ...{
          'Shop name': 'Away Foods',
          Category: 'food',
          'Shop description': 'Fresh',
          ...registration('Away'),
        },
        ...{ 'Owner’s first name': 'Ngozi', 'Owner’s last name': 'Eze', 'Owner’s email': email },
        ...{ 'Owner’s phone': mobileNumber, Address: 'Xqzzvw' },
      })
      return {
        send: dialog(page).getByRole('button', { name: 'Save', exact: true }),
        told: 'Failed to register vendor. Please try again.',
        kept: [dialog(page).getByLabel('Shop name'), 'Away Foods'],
        isDone: isTold(page, 'Vendor registered successfully.'),
      }
    },
  },
  ...Object.fromEntries(
    PEOPLE.flatMap(({ noun, list, said, make }): [string, Write][] => [
      [
        `a ${noun} who is changed`,
        {
          begin: async (page, ozi) => {
            const { email, name } = await make(ozi)
            await page.goto(`/admin/${list}?search=${email}`)
            await button(page, `Update ${name}`).click()
            await fillIn(page, { Name: 'Put Right' })
            return {
              send: button(page, 'Save Changes'),
              told: `Failed to update ${said.toLowerCase()} details. Please try again.`,
              kept: [dialog(page).getByLabel('Name', { exact: true }), 'Put Right'],
              isDone: isTold(page, `${said} details updated successfully.`),
            }
          },
        },
      ],
      [
        `a ${noun} who is deleted`,
        {
          begin: async (page, ozi) => {
            const { email, name } = await make(ozi)
            await page.goto(`/admin/${list}?search=${email}`)
            await button(page, `Delete ${name}`).click()
            return {
              send: page
                .getByRole('alertdialog', { name: 'Confirm Deletion' })
                .getByRole('button', { name: 'Delete' }),
              told: `Failed to delete the ${said.toLowerCase()}. Please try again.`,
              isDone: isTold(page, `${said} has been successfully deleted.`),
            }
          },
        },
      ],
    ]),
  ),
  'riders of a file': {
    begin: async (page) => {
      await page.goto('/admin/riders')
      await button(page, 'Import Riders').click()
      await dropFile(dialog(page), 'riders.csv', `${RIDERS_HEAD}\n${riderLine('Away')}\n`)
      await expect(dialog(page)).toContainText('1 good line')
      return {
        send: button(page, 'Register 1 rider'),
        told: OFFLINE,
        isDone: isTold(page, '1 rider registered successfully.'),
      }
    },
  },
  'an order that is moved': {
    begin: async (page, ozi) => {
      await ORDER_SHEET(page, ozi, 'Cancel')
      const asked = page.getByRole('dialog', { name: /^Cancel/ })
      await asked.getByLabel('Why?').fill('They called it off')
      return {
        send: asked.getByRole('button', { name: /^Cancel/ }),
        told: OFFLINE,
        kept: [asked.getByLabel('Why?'), 'They called it off'],
        isDone: () => expect(page.getByText('They called it off')).toBeVisible(),
      }
    },
  },
  'an order that is given to a rider': {
    begin: async (page, ozi) => {
      const { name } = await makeRider(ozi.url, 'Assigned')
      await ORDER_SHEET(page, ozi, 'Assign a rider')
      const asked = page.getByRole('dialog', { name: 'Assign a rider' })
      await asked.getByRole('combobox').fill(name)
      await page.getByRole('option').filter({ hasText: name }).first().click()
      return {
        send: asked.getByRole('button', { name: 'Assign a rider' }),
        told: OFFLINE,
        kept: [asked.getByRole('combobox'), name],
        isDone: () => expect(asked).toHaveCount(0),
      }
    },
  },
  'an item that is changed': {
    begin: async (page, ozi) => {
      const item = await putOnShelf(ozi.url, `Away soup ${randomUUID().slice(0, 6)}`, 900)
      await page.goto(`/admin/items?search=${encodeURIComponent(item.name)}`)
      await button(page, `Change ${item.name}`).click()
      await dialog(page).getByLabel('Price').fill('1850')
      return {
        send: button(page, 'Save changes'),
        told: OFFLINE,
        kept: [dialog(page).getByLabel('Price'), '1850'],
        isDone: () => expect(page.getByRole('row').filter({ hasText: item.name })).toContainText('₦1,850'),
        end: () => takeOffShelf(ozi.url, item._id),
      }
    },
  },
  'an invitation': {
    begin: async (page) => {
      const { email } = someone('Away')
      await page.goto('/admin/staff')
      await button(page, 'Invite somebody').click()
      await dialog(page).getByLabel('E-mail').fill(email)
      return {
        send: button(page, 'Send invitation'),
        told: OFFLINE,
        kept: [dialog(page).getByLabel('E-mail'), email],
        isDone: isTold(page, `An invitation is on its way to ${email}.`),
      }
    },
  },
  'a saved reply': {
    begin: async (page, ozi) => {
      const { conversationId } = await someWriter(ozi, 'Hello')
      const title = `Away ${randomUUID().slice(0, 6)}`
      await page.goto(`/admin/chats/${conversationId}`)
      await button(page, 'Saved replies').click()
      await button(page, 'New reply').click()
      await dialog(page).getByLabel('Title').fill(title)
      await dialog(page).getByLabel('Text').fill('We are back soon.')
      const remove = button(page, `Delete ${title}`)
      return {
        send: button(page, 'Save reply'),
        told: OFFLINE,
        kept: [dialog(page).getByLabel('Text'), 'We are back soon.'],
        isDone: () => expect(remove).toBeVisible(),
        end: async () => {
          await remove.click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
          await expect(remove).toHaveCount(0)
        },
      }
    },
  },
  'a note': {
    begin: async (page, ozi) => {
      const { conversationId } = await someWriter(ozi, 'Hello')
      await page.goto(`/admin/chats/${conversationId}`)
      const notes = page.getByRole('region', { name: 'Internal notes' })
      await notes.getByLabel('New note').fill('Call her at six')
      return {
        send: button(page, 'Save note'),
        told: OFFLINE,
        kept: [notes.getByLabel('New note'), 'Call her at six'],
        isDone: () => expect(notes.getByRole('listitem')).toContainText('Call her at six'),
      }
    },
  },
  'a message marked answered': {
    begin: async (page, ozi) => {
      const { email } = someone('Away')
      await callApi(ozi.url, '/contact', { body: { name: 'Away', email, message: 'Are you there?' } })
      await page.goto(`/admin/messages?search=${email}`)
      await page.getByRole('row').filter({ hasText: email }).click()
      return {
        send: button(page, 'Mark answered'),
        told: OFFLINE,
        isDone: () => expect(button(page, 'Mark open')).toBeVisible(),
      }
    },
  },
  'an order for a caller': {
    begin: async (page, ozi) => {
      const { mobileNumber, email } = await someCustomer(ozi, [])
      await page.goto('/admin/orders/new')
      await page.getByRole('combobox', { name: 'Customer' }).fill(mobileNumber)
      await page.getByRole('option').filter({ hasText: email }).click()
      for (const [label, name] of [
        ['Where from?', 'Ikenegbu'],
        ['Where to?', 'FUTO'],
      ] as const) {
        await page.getByLabel(label).fill(name)
        await page.getByRole('option').filter({ hasText: name }).first().click()
      }
      await page.getByLabel('Pickup address').fill('Opposite the bakery')
      await page.getByLabel('Dropoff address').fill('Beside the clinic')
      await page.getByLabel('Receiver name').fill('Obinna')
      await page.getByLabel('Receiver phone').fill('0803 123 4567')
      await expect(page.getByText(/₦[\d,]+\.\d\d/).first()).toBeVisible()
      return {
        send: button(page, 'Place order'),
        told: OFFLINE,
        kept: [page.getByLabel('Receiver name'), 'Obinna'],
        isDone: () => expect(page.getByText('Order placed')).toBeVisible(),
      }
    },
  },
}

for (const [what, { begin }] of Object.entries(WRITES)) {
  // promise (staff): Without a network nothing that staff wrote is lost
  // promise (staff): Cash that a rider hands in is recorded once, and only as it was seen
  test(`without a network ${what} is said not to be sent, stays as it was written, and is sent once it is back`, async ({
    page,
    ozi,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await asAdmin(page, ozi.url)
    const { send, told, kept, isDone, end } = await begin(page, ozi)
    await page.context().setOffline(true)
    await send.click()
    const notice = page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: 'OK' }) })
    // Behind an open dialog nothing is announced, whatever else the page contains.
    const within = (await dialog(page).count()) > 0 ? dialog(page) : page
    await expect(notice.or(within.getByRole('alert')).filter({ hasText: told }).first()).toBeVisible()
    await expectAccessibleInBoth(page)
    if (await notice.isVisible()) await notice.getByRole('button', { name: 'OK' }).click()
    if (kept) await expect(kept[0]).toHaveValue(kept[1])
    await page.context().setOffline(false)
    await send.click()
    await isDone()
    await end?.()
  })
}
