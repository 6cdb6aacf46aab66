import appRoutes, { type AppRoute } from 'virtual:app-routes'
import { describe, expect, test } from 'vitest'
import * as customers from './fixtures/customer-pages'
import * as riders from './fixtures/rider-pages'
import * as shops from './fixtures/shop-pages'
import * as staff from './fixtures/staff-pages'
import { type LoadedPage, openSteady } from './helpers/states'

const WALKED = [...customers.PAGES, ...riders.PAGES, ...shops.PAGES, ...staff.PAGES]
const OTHERS = [...customers.FORMS, ...customers.OTHERS, ...staff.OTHERS]

describe('nothing of a page moves while it loads', () => {
  // promise (customer): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
  // promise (staff): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
  test.each(OTHERS)('$path', openSteady)
})

const pathsOf = (routes: readonly AppRoute[], above = ''): readonly string[] =>
  routes.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own = path === undefined ? [] : path.endsWith('?') ? [here.replace(/\/:\w+\?$/, ''), here] : [here]
    return [...own, ...pathsOf(children, here)]
  })
/** The route of a page; one without parameters comes first. */
function routeOf({ path }: LoadedPage, routes: readonly string[]): string {
  const [bare = ''] = path.split('?')
  const isAt = (route: string) => new RegExp(`^${route.replaceAll(/:\w+\??/g, '[^/]+')}$`).test(bare)
  return routes.includes(bare) ? bare : (routes.find(isAt) ?? path)
}

test('each page behind a sign-in is held steady', () => {
  const routes = pathsOf(appRoutes).filter((path) => /^\/(dashboard|rider|vendor|admin)/.test(path))
  expect(routes).toContain('/admin/chats/:conversationId?')
  const held = new Set([...WALKED, ...OTHERS].map((shown) => routeOf(shown, routes)))
  expect([...held].sort()).toEqual(routes.toSorted())
})
