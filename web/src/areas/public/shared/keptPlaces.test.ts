import { expect, test } from 'vitest'
import { keepsTwoPlaces } from './keptPlaces'

test.each([
  ['/dashboard/send?from=FUTO&to=Ikenegbu', true],
  ['/dashboard/receive?from=FUTO&to=Ikenegbu&fromAt=6.98,5.38', true],
  ['/dashboard/send?from=FUTO', false],
  ['/dashboard/send?from=FUTO&to=%20', false],
  ['/dashboard/send', false],
  ['/dashboard/orders?from=FUTO&to=Ikenegbu', false],
  [null, false],
])('on the way to %s two places are kept: %s', (headedFor, isKept) => {
  expect(keepsTwoPlaces(headedFor)).toBe(isKept)
})
