import appRoutes, { type AppRoute } from 'virtual:app-routes'
import { expect, test } from 'vitest'
import { textAreasOf } from '~/app/isTranslated'
import { chooseLanguage, wantTexts } from '~/language'

interface TitledModule {
  readonly meta?: (asked: { params: object }) => readonly { readonly title: string }[]
}

/** The pages that are translated, each with what it says its title is. */
const pagesOf = (
  routes: readonly AppRoute[],
  above = '',
): readonly { path: string; load: AppRoute['load'] }[] =>
  routes.flatMap(({ path, load, children }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own = path !== undefined && textAreasOf(here).length > 0 ? [{ path: here, load }] : []
    return [...own, ...pagesOf(children, here)]
  })

// promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
test('each page that is translated has its title in the reader’s language', async () => {
  const pages = await Promise.all(
    pagesOf(appRoutes).map(async ({ path, load }) => ({
      path,
      ...((await load()) as unknown as TitledModule),
    })),
  )
  const titles = () => pages.map(({ meta }) => meta?.({ params: {} })[0]?.title ?? '')
  const english = titles()
  for (const { path } of pages) wantTexts(textAreasOf(path))
  await chooseLanguage('ig')
  const igbo = titles()
  await chooseLanguage('en')
  expect(pages.length).toBeGreaterThan(20)
  const isOdd = (_: unknown, at: number) => !english[at]?.endsWith(' · Ozi') || english[at] === igbo[at]
  expect(pages.map(({ path }) => path).filter(isOdd)).toEqual([])
})
