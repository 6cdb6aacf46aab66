import appRoutes, { type AppRoute } from 'virtual:app-routes'
import { describe, expect, test } from 'vitest'
import * as customers from './fixtures/customer-pages'
import * as shops from './fixtures/shop-pages'
import * as staff from './fixtures/staff-pages'
import { openSteady } from './helpers/states'

const WALKED = [...customers.PAGES, ...shops.PAGES, ...staff.PAGES]
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
const isAt = (route: string, path: string) =>
  new RegExp(`^${route.replaceAll(/:\w+\??/g, '[^/]+')}$`).test(path.replace(/\?.*/, ''))

test('each page of customers, shops and staff is held steady', () => {
  const held = [...WALKED, ...OTHERS].map(({ path }) => path)
  const routes = pathsOf(appRoutes).filter((path) => /^\/(dashboard|vendor|admin)/.test(path))
  expect(routes).toContain('/admin/chats/:conversationId?')
  expect(routes.filter((route) => !held.some((path) => isAt(route, path)))).toEqual([])
})
