import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerInTurn } from './answers'
import { HEIGHT } from './look'

/**
 * All files share one page. What a test has changed there is put back after it, also if it failed: otherwise each later
 * test would fail, too.
 */
afterEach(async () => {
  vi.useRealTimers()
  answerInTurn(null)
  document.documentElement.style.fontSize = ''
  if (window.innerWidth !== 360 || window.innerHeight !== HEIGHT) await page.viewport(360, HEIGHT)
})
