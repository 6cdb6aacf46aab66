import { randomInt } from 'node:crypto'
import { HAND_OVER_CODE } from '@ozi/contract'

/** What the rider is told at the pickup and at the dropoff; never the same for both. */
export interface HandOverCodes {
  readonly pickupCode: string
  readonly dropoffCode: string
}

const COUNT = 10 ** HAND_OVER_CODE.length

export function newHandOverCodes(): HandOverCodes {
  const pickup = randomInt(COUNT)
  // A step of 1 to COUNT - 1 around the circle of codes never comes back to where it began.
  const dropoff = (pickup + randomInt(1, COUNT)) % COUNT
  return { pickupCode: written(pickup), dropoffCode: written(dropoff) }
}

function written(code: number): string {
  return String(code).padStart(HAND_OVER_CODE.length, '0')
}
