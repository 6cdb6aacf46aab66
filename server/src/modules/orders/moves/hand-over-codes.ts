import { randomInt } from 'node:crypto'
import { HAND_OVER_CODE } from '@ozi/contract'

/** What the rider is told at the pickup, at the dropoff, and where a parcel is brought back; never two the same. */
export interface HandOverCodes {
  readonly pickupCode: string
  readonly dropoffCode: string
  readonly returnCode: string
}

const COUNT = 10 ** HAND_OVER_CODE.length

export function newHandOverCodes(): HandOverCodes {
  const pickup = randomInt(COUNT)
  // A step of 1 to COUNT - 1 around the circle of codes never comes back to where it began.
  const dropoffStep = randomInt(1, COUNT)
  // One step less to choose from: the one the dropoff took is left out.
  const step = randomInt(1, COUNT - 1)
  const returnStep = step < dropoffStep ? step : step + 1
  return {
    pickupCode: written(pickup),
    dropoffCode: written((pickup + dropoffStep) % COUNT),
    returnCode: written((pickup + returnStep) % COUNT),
  }
}

function written(code: number): string {
  return String(code).padStart(HAND_OVER_CODE.length, '0')
}
