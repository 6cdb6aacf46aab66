import type axeCore from 'axe-core'

/**
 * What is looked at in a page. The journeys send these functions into their pages as text, so each is complete in
 * itself.
 */

/** All rules up to WCAG 2.2 AA, or those whose answer depends on the colour scheme. */
export type Look = 'all' | 'colors'

export const RULES: Readonly<Record<Look, axeCore.RunOnly>> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** What axe finds wrong, one line each. axe itself is in the page already, as `window.axe`. */
export async function violationsOf(runOnly: axeCore.RunOnly): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof axeCore }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** During a colour transition the contrast is meaningless. Long animations change no colours. */
export async function finishAnimations(): Promise<void> {
  // With reduced motion no element has transitions (styles/motion.css).
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const running = () => {
    // The browser styles skipped content (content-visibility) only when asked: its transitions begin then.
    const elements = isCalm ? [] : document.querySelectorAll('*')
    for (const element of elements) getComputedStyle(element).getPropertyValue('color')
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
}

/** What overflows the page sideways: the innermost elements, as they are written. */
export function widerElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isWider = (element: Element) => element.getBoundingClientRect().right > clientWidth
  return [...document.querySelectorAll('body *')]
    .filter((element) => isWider(element) && ![...element.children].some(isWider))
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** The focused element, and whether any part of it is visible; null if the focus has left the page. */
export function focusedElement(): { readonly what: string; readonly isSeen: boolean } | null {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const what = element.outerHTML.slice(0, 160)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isSeen = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
      return there !== null && (element.contains(there) || there.contains(element))
    }),
  )
  return { what, isSeen }
}
