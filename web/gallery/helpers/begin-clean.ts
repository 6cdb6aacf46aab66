import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '~/styles/app.css'
import { answerInTurn, hangUp } from './answers'
import { offerLeast } from './browser'
import { watchLeftovers } from './leftovers'
import { HEIGHT } from './look'

/**
 * The first text in a face waits for it, and may move then; journeys look at that. Here the faces that the product
 * carries are there before anything is shown. The others (`local()`) depend on the machine.
 */
beforeAll(async () => {
  const carried = [...document.fonts].filter(({ family }) => !family.includes('fallback'))
  const loaded = await Promise.all(carried.map((face) => face.load()))
  if (loaded.length === 0) throw new Error('the styles have no faces')
})

beforeEach(offerLeast)

/**
 * All files share one page. What a test has changed there is put back after it, also if it failed: otherwise each later
 * test would fail, too.
 */
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  answerInTurn(null)
  document.documentElement.style.fontSize = ''
  if (window.innerWidth !== 360 || window.innerHeight !== HEIGHT) await page.viewport(360, HEIGHT)
})

/** A file that leaves something behind fails itself, not those after it. */
let leftovers: ReturnType<typeof watchLeftovers>
beforeAll(() => void (leftovers = watchLeftovers()))
afterAll(async () => {
  await cleanup()
  await hangUp()
  expect(leftovers(), 'left behind by this file').toEqual([])
})
