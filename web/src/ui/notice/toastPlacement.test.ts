import { expect, test } from 'vitest'
import { topBelow } from './toastPlacement'

// promise (everyone): A toast covers neither titles nor ways out
test('a message begins below the header of the page or of the open sheet', () => {
  expect(topBelow({ top: 0, bottom: 61 })).toBe(73)
  expect(topBelow({ top: 0, bottom: 97 }), 'a title of two lines').toBe(109)
  expect(topBelow({ top: 59, bottom: 120 }), 'a window that begins a little below the edge').toBe(132)
})

test('it is above a header far down, and at the edge without one', () => {
  expect(topBelow({ top: 300, bottom: 360 })).toBe(12)
  expect(topBelow({ top: -80, bottom: -20 })).toBe(12)
  expect(topBelow(undefined)).toBe(12)
})
