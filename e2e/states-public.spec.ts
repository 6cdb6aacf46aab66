import { expect, test } from './helpers/journey.ts'
import { fare, from, seeFare, to } from './helpers/site.ts'
import { answer, answered, answerTruly, held, judge, refused } from './helpers/states.ts'

// High enough that nothing has to be scrolled: axe cannot measure what a bar covers.
test.use({ viewport: { width: 360, height: 2600 } })
test.describe.configure({ timeout: 120_000 })

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the home page’s question is accessible in every state', async ({ page }) => {
  const PLACES = '**/api/v1/places/search?**'
  await page.goto('/')
  await answer(page, PLACES, refused)
  await from(page).fill('ikeneg')
  await judge(page, page.getByText('We could not load the places.'))
  await answer(page, PLACES, answered({ suggestions: [] }))
  await from(page).fill('ikene')
  await judge(page, page.getByText(/^No place found\./))
  await answerTruly(page)
  await from(page).fill('ikenegbu')
  await expect(page.getByRole('option').first()).toBeVisible()
  await from(page).press('ArrowDown')
  await judge(page, page.getByRole('option', { selected: true }))
  await from(page).press('Enter')
  await to(page).fill('xyzzy plugh')
  await seeFare(page)
  await judge(page, page.getByText('We do not know this place yet.'))
  await answer(page, '**/fare?**', held)
  await to(page).fill('futo')
  await seeFare(page)
  await judge(page, page.locator('[data-fare][aria-busy=true]'))
  await page.goto('/?from=ikenegbu&to=futo')
  await judge(page, fare(page))
  await answer(page, '**/fare?**', (route) => route.abort())
  await seeFare(page)
  await judge(page, page.getByText('We could not work out the fare just now.'))
  await page.getByLabel('Menu', { exact: true }).first().click()
  await judge(page, page.getByRole('navigation', { name: 'Menu' }))
})
