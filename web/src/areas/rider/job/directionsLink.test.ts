import { expect, test, vi } from 'vitest'
import { directionsLink, unlessAnAppOpens } from './directionsLink'

const DOOR = [7.0332, 5.4812] as const

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:5.4812,7.0332?q=5.4812,7.0332'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
    'https://maps.apple.com/?dirflg=d&daddr=5.4812,7.0332',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    'https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=5.4812,7.0332',
  ],
])('%s is shown the way in its own maps', (agent, link) => expect(directionsLink(DOOR, agent)).toBe(link))

test('a phone without a map app is shown the way in its browser', () => {
  vi.useFakeTimers()
  const [page, instead] = [new EventTarget(), vi.fn()]
  unlessAnAppOpens(instead, page)
  page.dispatchEvent(new Event('blur'))
  vi.runAllTimers()
  expect(instead, 'an app came to the front').not.toHaveBeenCalled()
  unlessAnAppOpens(instead, page)
  vi.runAllTimers()
  expect(instead).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
