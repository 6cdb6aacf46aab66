import { describe, test } from 'vitest'
import { PAGES } from './fixtures/staff-pages'
import { walkStates } from './helpers/states'

describe('a page of the staff is accessible in every state', () => {
  // promise (staff): axe finds nothing on any page in any state, by day and by night
  // promise (staff): Every page fits 360, 768 and 1440 px, logs no error and asks no other host
  // promise (staff): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
  test.each(PAGES)('$path', walkStates)
})
