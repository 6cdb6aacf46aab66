import { DAY_MS, dayOf, weekdayOf } from '@ozi/contract'

/** Days of Lagos, both within. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** From Monday until today. */
export const weekOf = (nowMs: number): Period => ({
  from: dayOf(nowMs - weekdayOf(nowMs) * DAY_MS),
  to: dayOf(nowMs),
})

/** From the first until today. */
export const monthOf = (nowMs: number): Period => ({
  from: `${dayOf(nowMs).slice(0, 7)}-01`,
  to: dayOf(nowMs),
})
