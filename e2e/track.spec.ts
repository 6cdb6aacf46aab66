import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { moveByApi, readOrder, someCustomer, test, WAY } from './helpers/rides.ts'

/** As if the user came back to the page: it refreshes at once. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

// promise (everyone): `/track/:token`: an order by its link
// promise (rider): A rider waits at the dropoff before giving up; the staff need not
// promise (everyone): A shared link shows an order without an account and without codes
test('a shared link is followed by somebody without an account', async ({ pageOf, page, ozi }) => {
  const { email, orders } = await someCustomer(ozi)
  const id = orders[0]?._id ?? ''
  const customer = await pageOf(email)
  await customer.goto(`/dashboard/orders/${id}`)
  const share = customer.getByRole('link', { name: 'WhatsApp', exact: true })
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/2348031234567\?text=/)
  const text = decodeURIComponent((await share.getAttribute('href')) ?? '')
  const link = /http\S+\/track\/\S+/.exec(text)?.[0] ?? ''
  await customer.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await customer.getByRole('button', { name: 'Copy link' }).click()
  await expect(customer.getByText('Link copied')).toBeVisible()
  expect(await customer.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const answer = await page.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  const html = (await answer?.text()) ?? ''
  expect(html).not.toMatch(/<script[^>]*>window\.__reactRouter/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for a rider')
  await expect(page.getByText('A package for Obinna')).toBeVisible()
  await expect(page.getByText(orders[0]?.number ?? '')).toBeVisible()

  // No customer data, no code and no address text.
  const order = await readOrder(ozi.url, await tokenOf(customer), id)
  const secrets = ['Ngozi', 'Eze', '8031234567', 'Beside the clinic', 'Opposite the bakery', 'a book']
  const codes = Object.entries(order).flatMap(([name, value]) =>
    name.endsWith('Code') ? [String(value)] : [],
  )
  expect(codes.length).toBeGreaterThan(0)
  const words = (await page.locator('body').textContent()) ?? ''
  for (const secret of [...secrets, ...codes]) expect(words).not.toContain(secret)

  await moveByApi(ozi.url, id, WAY.slice(0, 4))
  await lookAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picked up')
  await expect(page.getByRole('status')).toHaveText('Picked up')
  await expect(page.getByRole('link', { name: /^Call Emeka/ })).toHaveAttribute('href', /^tel:\+234/)
  await expect(page.getByText(/^Arrives about \d\d:\d[05]\.$/)).toBeVisible()

  await page.context().setOffline(true)
  await lookAgain(page)
  await expect(page.getByText(/We cannot reach Ozi just now/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), 'what was seen last stays').toHaveText('Picked up')
  await page.context().setOffline(false)
  await lookAgain(page)
  await expect(page.getByText(/We cannot reach Ozi just now/)).toBeHidden()
  await page.emulateMedia({ colorScheme: 'dark' })

  await moveByApi(ozi.url, id, WAY.slice(4, 6))
  await lookAgain(page)
  await expect(page.getByRole('status')).toHaveText(
    /^Rider at the dropoff\. The rider waits at the door until \d\d:\d\d\.$/,
  )
  const waited = page.getByText(/^The rider has waited until \d\d:\d\d and may leave now\.$/)
  await expect
    .poll(async () => {
      await lookAgain(page)
      return waited.count()
    })
    .toBe(1)

  await moveByApi(ozi.url, id, WAY.slice(6))
  await lookAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivered')
  await expect(page.locator('[data-track-wait]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(0)
  await expect(page.getByText('This page updates by itself.')).toHaveCount(0)
})

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '')
