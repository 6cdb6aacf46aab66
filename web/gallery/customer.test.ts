import { describe, test } from 'vitest'
import { FORMS, PAGES } from './fixtures/customer-pages'
import { walkLanguages, walkStates } from './helpers/states'

describe('a customer’s page is accessible in every state', () => {
  // promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
  // promise (customer): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
  // promise (everyone): A page that loads has its title and shape
  // promise (everyone): An error keeps what was there and offers Retry
  // promise (customer): Orders: “You don't have any orders.”
  test.each(PAGES)('$path', walkStates)
})

describe('a customer’s page speaks the languages and fits 320 px', () => {
  // promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
  // promise (everyone): Everything fits 320 px, also with letters twice as large
  test.each([...PAGES, ...FORMS])('$path', walkLanguages)
})
