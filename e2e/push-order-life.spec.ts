import type { BrowserContext, Locator, Page } from '@playwright/test'
import { startPushService } from '../server/test/push-service.ts'
import { expect, makeCustomer, oziWith, PASSWORD, test as base } from './helpers/journey.ts'
import { placeOrder, sayWhere } from './helpers/ordering.ts'
import { DEMO_PASSWORD } from './helpers/ozi.ts'
import { pocketOf } from './helpers/pocket.ts'
import { clearOffers, moveByApi, orderTwo, someCustomer } from './helpers/rides.ts'
import { card, itemCalled, NKECHI } from './helpers/shop.ts'
import { signIn } from './helpers/signed-in.ts'

const test = base.extend({
  ozi: [oziWith({ SEED_DEMO: 'shops', PUSH_TO_LOOPBACK: 'true' }), { scope: 'worker', timeout: 90_000 }],
})

const FOOD = 'Jollof rice and dodo'

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

// promise (everyone): From cart to delivered, a push brings each back whose turn it is, with all tabs closed
test('from cart to delivered, with tabs closed between the turns', async ({ browser, ozi }) => {
  let publicKey = ''
  const service = await startPushService(() => publicKey)
  const contexts: BrowserContext[] = []

  /** Somebody's phone, with one tab open. */
  async function phoneOf(name: string, email: string, password: string, path: string) {
    const context = await browser.newContext({
      baseURL: ozi.url,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'allow',
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
    })
    contexts.push(context)
    const phone = await pocketOf(context, service, name)
    const page = await context.newPage()
    await signIn(page, ozi.url, { email, password })
    await page.goto(path)
    /** Says yes where the page asks, and closes it. */
    async function sayYes(): Promise<void> {
      const yes = page.getByRole('button', { name: 'Yes, tell me' })
      publicKey = await phone.turnOn(page, () => yes.click())
      await page.close()
    }
    /** The page that a push leads back to, with no other one open. */
    async function comeBack(title: RegExp): Promise<Page> {
      expect(context.pages()).toEqual([])
      const path = await phone.hears(title)
      const opened = await context.newPage()
      await opened.goto(path)
      return opened
    }
    return { page, hears: phone.hears, sayYes, comeBack }
  }

  const { email } = await makeCustomer(ozi)
  const [hers, shops, riders] = await Promise.all([
    phoneOf('customer', email, PASSWORD, '/dashboard'),
    phoneOf('shop', NKECHI, DEMO_PASSWORD, '/vendor'),
    phoneOf('rider', 'emeka@demo.ozi.local', DEMO_PASSWORD, '/rider/offers'),
  ])
  // A shop is asked after its first answer.
  const earlier = await orderTwo(
    ozi.url,
    (await someCustomer(ozi, [])).token,
    (await itemCalled(ozi.url, FOOD))._id,
  )
  await card(shops.page, earlier.number).getByRole('button', { name: 'Accept' }).click()
  await shops.sayYes()
  await moveByApi(ozi.url, earlier._id, ['cancelled'])
  // What the demo left waiting would be offered first.
  await clearOffers(ozi.url)
  const offDuty = riders.page.getByRole('region', { name: 'Off duty' })
  await offDuty.getByRole('button').click()
  await riders.page.getByRole('button', { name: 'Do not share' }).click()
  await expect(offDuty).toHaveCount(0)
  await riders.sayYes()

  await card(hers.page, FOOD).getByRole('button', { name: 'Add to cart' }).click()
  await hers.page.goto('/dashboard/cart')
  await hers.page.getByRole('link', { name: 'Checkout' }).click()
  await sayWhere(hers.page)
  await placeOrder(hers.page).click()
  await hers.page.waitForURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/)
  await hers.sayYes()

  const shop = await shops.comeBack(/^New order /)
  await shop.getByRole('button', { name: 'Accept' }).click()
  await shop.getByRole('button', { name: 'Start preparing' }).click()
  await shop.getByRole('button', { name: 'It is ready' }).click()
  await expect(shop.getByText('Ready for the rider', { exact: true })).toBeVisible()
  await hers.hears(/^Accepted by the shop/)

  const rider = await riders.comeBack(/^New job /)
  await rider.getByRole('dialog').getByRole('button', { name: 'Take this job' }).click()
  await rider.getByRole('button', { name: 'Start for the pickup' }).click()
  await rider.getByRole('button', { name: 'I am at the pickup' }).click()
  await hers.hears(/^Rider found/)
  await rider.getByRole('button', { name: 'Enter the pickup code' }).click()
  await codeField(rider).fill(
    await codeIn(
      shop.locator('section', { has: shop.getByRole('heading', { name: 'Pickup code' }) }).first(),
    ),
  )
  await rider.getByRole('button', { name: 'Start for the dropoff' }).click()
  await hers.hears(/^On the way to dropoff/)
  await rider.getByRole('button', { name: 'I am at the dropoff' }).click()

  const customer = await hers.comeBack(/^Rider at the dropoff/)
  await rider.getByRole('button', { name: 'Enter the dropoff code' }).click()
  await codeField(rider).fill(await codeIn(customer.getByRole('region', { name: 'Hand-over codes' })))
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Delivered')
  await customer.close()
  await hers.hears(/^Delivered/)
  expect(service.faults).toEqual([])

  await Promise.all(contexts.map((context) => context.close()))
  await service.stop()
})

/** The code that a part of a page tells its reader to say. */
const codeIn = async (part: Locator): Promise<string> => /\d{4,6}/.exec(await part.innerText())?.[0] ?? ''
