import { isStaff, INPUT_REPORTS } from '@ozi/contract'
import { client } from '~/api'
import { readSession } from './session'

const EVERY_MS = INPUT_REPORTS.everyMinutes * 60_000
/** After a report that failed; somebody who types without a network must not cause a call for each key. */
const NEXT_TRY_MS = 30_000
const INPUT = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Tells the server that somebody uses this page: sessions of the staff end without input, because open pages make
 * calls by themselves. @returns stops
 */
export function reportInput(): () => void {
  let nextAt = 0

  function note() {
    const { data } = readSession()
    if (data === null || !isStaff(data.role) || Date.now() < nextAt) return
    nextAt = Date.now() + EVERY_MS
    client.sessions.reportInput().catch(() => {
      nextAt = Date.now() + NEXT_TRY_MS
    })
  }

  for (const event of INPUT) window.addEventListener(event, note, { capture: true, passive: true })
  return () => {
    for (const event of INPUT) window.removeEventListener(event, note, { capture: true })
  }
}
