import { formatTotal } from '~/ui/text/format'

/** '1 rider', '10,000+ riders' */
export const countOf = (
  list: { readonly total: number; readonly totalIsMinimum: boolean },
  [one, many]: readonly [one: string, many: string],
): string => `${formatTotal(list)} ${list.total === 1 && !list.totalIsMinimum ? one : many}`
