import { randomInt } from 'node:crypto'
import { HAND_OVER_CODE } from '@ozi/contract'

/**
 * The codes that are said to the rider: at the pickup, at the dropoff, and where a parcel is brought back. All three
 * differ.
 */
export interface HandOverCodes {
  readonly pickupCode: string
  readonly dropoffCode: string
  readonly returnCode: string
}

const COUNT = 10 ** HAND_OVER_CODE.length

export function newHandOverCodes(): HandOverCodes {
  const pickup = randomInt(COUNT)
  // Codes form a circle: 1 to COUNT - 1 steps from the pickup's code never lead back to it.
  const dropoffStep = randomInt(1, COUNT)
  // One step fewer to choose from: the dropoff's step is left out.
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
