import type { ImportProblem } from '@ozi/contract'
import { formatCount } from '~/ui/text/format'

/** The phrases of counts that are not 0, joined to one. */
export const countedAll = (
  ...counts: readonly (readonly [count: number, phrase: (count: string) => string])[]
): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, phrase]) => phrase(formatCount(count)))
    .join(', ')

/** The number of lines with mistakes; a line may have several. */
export const countBadLines = (problems: readonly ImportProblem[]): number =>
  new Set(problems.map(({ line }) => line)).size
