import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { expect, logIn, makeCustomer, test } from './helpers/journey.ts'
import { DASHBOARD_SCRIPT_KB, loadedBytes } from './helpers/page-bytes.ts'

/** The style and the tiles, the library, its worker, and the parts of pages that show a map. */
const MAP_FILES = /\/map\/|\/assets\/(map-[\w-]{8}\.|maplibre|StillMap|\w*Map(View)?-)/

// promise (customer): No file of a map is asked for by the first load of /dashboard
// promise (customer): /dashboard says who one is and what runs before any script, and only to its session
// promise (customer): First script of /dashboard is limited; five hundred items and orders stay fast
test('a first look at the dashboard costs a phone no more script than it may', async ({
  page,
  ozi,
  browser,
}) => {
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await page.waitForURL(/\/dashboard$/)
  // Signed in, with an empty cache.
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const ofMap: string[] = []
  context.on('request', (request) => {
    if (MAP_FILES.test(request.url())) ofMap.push(request.url())
  })
  const bytes = await loadedBytes(context, `${ozi.url}/dashboard`, (look) =>
    look.getByRole('heading', { level: 1, name: 'Chidinma' }).waitFor(),
  )
  await context.close()
  const scriptKb = (bytes.get('script') ?? 0) / 1024
  // Makes sure that the page was really loaded.
  expect(scriptKb).toBeGreaterThan(50)
  expect(scriptKb).toBeLessThanOrEqual(DASHBOARD_SCRIPT_KB)
  expect(ofMap, 'a map is not on this page').toEqual([])

  await orderByApi(ozi.url, await logInByApi(ozi.url, email), await someErrand(ozi.url), crypto.randomUUID())
  const scriptless = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  const look = await scriptless.newPage()
  await look.goto(`${ozi.url}/dashboard`)
  await expect(look.getByRole('heading', { level: 1, name: 'Chidinma' })).toBeVisible()
  await expect(
    look.getByRole('region', { name: 'Looking for a rider' }).getByText(/^to .*FUTO/),
  ).toBeVisible()
  await look.getByRole('link', { name: 'Send a package' }).click()
  await look.waitForURL(/\/dashboard\/send$/)
  await scriptless.close()
})
