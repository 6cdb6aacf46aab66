import type { ClosedRoad } from '@ozi/contract'
import { formatDistance } from '~/ui/text/format'
import { closuresTexts as texts } from './texts'

const NAMES = 2

const nameOf = ({ name }: ClosedRoad) => name || texts.unnamed

/** 'Wetheral Road, Douglas Road and 3 more' */
export function namesOf(roads: readonly ClosedRoad[]): string {
  const names = roads.slice(0, NAMES).map(nameOf).join(', ')
  const others = roads.length - NAMES
  return others > 0 ? `${names} ${texts.more(others)}` : names
}

/** '1.2 km' */
export const lengthOf = (roads: readonly ClosedRoad[]): string =>
  formatDistance(roads.reduce((sum, { km }) => sum + km, 0))

/** 'Wetheral Road, 1.2 km' */
export const roadText = (road: ClosedRoad): string => `${nameOf(road)}, ${formatDistance(road.km)}`
