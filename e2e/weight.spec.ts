import { expect, logIn, makeCustomer, test } from './helpers/journey.ts'
import { DASHBOARD_SCRIPT_KB, loadedBytes } from './helpers/page-bytes.ts'

// promise (customer): First script of /dashboard is limited; five hundred items and orders stay fast
test('a first look at the dashboard costs a phone no more script than it may', async ({
  page,
  ozi,
  browser,
}) => {
  await logIn(page, (await makeCustomer(ozi)).email)
  await page.waitForURL(/\/dashboard$/)
  // Signed in, with an empty cache.
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const bytes = await loadedBytes(context, `${ozi.url}/dashboard`, (look) =>
    look.getByRole('heading', { level: 1, name: 'Chidinma' }).waitFor(),
  )
  await context.close()
  const scriptKb = (bytes.get('script') ?? 0) / 1024
  // Makes sure that the page was really loaded.
  expect(scriptKb).toBeGreaterThan(50)
  expect(scriptKb).toBeLessThanOrEqual(DASHBOARD_SCRIPT_KB)
})
