import { expect, test, vi } from 'vitest'
import { findFix, formatRoughDistance, noFixReason } from './geolocation'

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }
type Answer = { coords: { longitude: number; latitude: number; accuracy: number } } | { code: number }

/** A browser that gives these answers in turn; @returns whether each request asked for high accuracy. */
function browserThatAnswers(...answers: Answer[]): boolean[] {
  const asked: boolean[] = []
  const getCurrentPosition = (
    found: (position: Answer) => void,
    failed: (error: Answer & typeof CODES) => void,
    options: PositionOptions,
  ) => {
    asked.push(options.enableHighAccuracy === true)
    const answer = answers.shift() ?? { code: CODES.POSITION_UNAVAILABLE }
    if ('coords' in answer) found(answer)
    else failed({ ...answer, ...CODES })
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  return asked
}

const reason = async () => findFix().then(() => null, noFixReason)

test('where somebody is, and how sure that is', async () => {
  browserThatAnswers({ coords: { longitude: 7.02, latitude: 5.48, accuracy: 12 } })
  expect(await findFix()).toEqual({ coordinates: [7.02, 5.48], accuracyM: 12 })
})

test('under a roof, where satellites are not seen, the masts are asked', async () => {
  const asked = browserThatAnswers(
    { code: CODES.TIMEOUT },
    { coords: { longitude: 7.02, latitude: 5.48, accuracy: 700 } },
  )
  expect(await findFix()).toMatchObject({ accuracyM: 700 })
  expect(asked).toEqual([true, false])
})

test('who refuses is not asked again', async () => {
  const asked = browserThatAnswers({ code: CODES.PERMISSION_DENIED })
  expect(await reason()).toBe('denied')
  expect(asked).toHaveLength(1)
})

test('what keeps failing says why it did at last', async () => {
  browserThatAnswers({ code: CODES.POSITION_UNAVAILABLE }, { code: CODES.TIMEOUT })
  expect(await reason()).toBe('timeout')
  browserThatAnswers({ code: CODES.TIMEOUT }, { code: CODES.POSITION_UNAVAILABLE })
  expect(await reason()).toBe('unavailable')
})

test('a browser that knows no places cannot say', async () => {
  vi.stubGlobal('navigator', {})
  expect(await reason()).toBe('unavailable')
})

test.each([
  [12, '50 m'],
  [287, '300 m'],
  [974, '950 m'],
  [1000, '1 km'],
  [2400, '2 km'],
])('%d metres are said as %s', (metres, said) => {
  expect(formatRoughDistance(metres)).toBe(said)
})
