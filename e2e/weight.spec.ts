import { expect, logIn, makeCustomer, test } from './helpers/journey.ts'
import { DASHBOARD_SCRIPT_KB, loadedBytes } from './helpers/page-bytes.ts'

/** The style and the tiles, the library, its worker, and the parts of pages that show a map. */
const MAP_FILES = /\/map\/|\/assets\/(map-[\w-]{8}\.|maplibre|StillMap|\w*Map(View)?-)/

// promise (customer): No file of a map is asked for by the first load of /dashboard
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
})
