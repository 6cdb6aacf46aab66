import { describe, test } from 'vitest'
import * as customers from './fixtures/customer-pages'
import * as riders from './fixtures/rider-pages'
import * as shops from './fixtures/shop-pages'
import * as staff from './fixtures/staff-pages'
import { lookAtTroubles, type PageStates } from './helpers/states'

const AREAS = [customers.PAGES, riders.PAGES, shops.PAGES, staff.PAGES]
const firstOf = (pages: readonly PageStates[]) => pages.slice(0, 1)

describe('what failed, was refused or is cut off is accessible in each area', () => {
  // promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
  // promise (rider): axe finds nothing on the pages of riders and shops, in any state
  // promise (staff): axe finds nothing on any page in any state, by day and by night
  test.each(AREAS.flatMap(firstOf))('$path', lookAtTroubles)
})
