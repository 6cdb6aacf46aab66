import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

/** All rules up to WCAG 2.2 AA, or those whose answer depends on the colour scheme. */
export type Look = 'all' | 'colors'

const RULES: Readonly<Record<Look, axeCore.RunOnly>> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the current page, one line each. */
export async function findViolations(page: Page, look: Look): Promise<string[]> {
  await finishAnimations(page)
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, RULES[look])
}

/** During a colour transition the contrast is meaningless. Long animations change no colours. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => {
      // The browser styles skipped content (content-visibility) only when asked: its transitions begin then.
      for (const element of document.querySelectorAll('*'))
        getComputedStyle(element).getPropertyValue('color')
      return document.getAnimations().filter(({ effect, playState, timeline }) => {
        const endTime = Number(effect?.getComputedTiming().endTime)
        // What is hidden, as in a closed menu, is not drawn and its transitions may never end.
        const isSeen = (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? false
        // Those with another timeline end by scrolling.
        return isSeen && playState === 'running' && timeline instanceof DocumentTimeline && endTime <= 1_000
      })
    }
    // The end of one may be the beginning of the next.
    for (let turn = 0; turn < 20; turn += 1) {
      const animations = running()
      if (animations.length === 0) return
      for (const animation of animations) animation.finish()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
