import { Skeleton } from '~/ui/state/Skeleton'

/** The catalogue's grid: six tracks on wide screens, of which a card takes two; two columns on tablets. */
export const COLUMNS = 'grid-cols-1 md:grid-cols-2 lg:grid-cols-6'
const THIRD = 'lg:col-span-2'
const HALF = 'lg:col-span-3'
const BOTH = 'md:max-lg:col-span-2'

/**
 * How many tracks a card takes, so that the last row is filled. With three columns, the last two cards take
 * half a row each if two are left over, and the last four do if one is. With two columns, a card left over
 * takes both. A single card is not stretched.
 * @param count the number of all cards
 */
export function cellOf(at: number, count: number): string {
  const isHalf = at >= count - halvesOf(count)
  const isBoth = count > 1 && count % 2 === 1 && at === count - 1
  return `${isHalf ? HALF : THIRD} ${isBoth ? BOTH : ''}`
}

function halvesOf(count: number): number {
  if (count % 3 === 2) return 2
  return count % 3 === 1 && count > 3 ? 4 : 0
}

/**
 * The picture is beside the text on phones and in wide cells of the grid (cellOf), above it in narrow
 * cells. Prices in a row of cards are aligned.
 */
export const PLACE = '@container h-full'
export const CARD =
  'rounded-card border-line bg-surface relative flex h-full flex-wrap content-start overflow-clip border md:@max-[26rem]:flex-col md:@max-[26rem]:flex-nowrap'
export const PICTURE = 'aspect-[4/3] w-32 max-w-full shrink-0 md:w-48 md:@max-[26rem]:w-full'
/** 8rem, then 12rem beside the text; above the text, the width of a column in a grid of two, then three. */
export const PICTURE_SIZES = '(min-width: 64rem) 21rem, (min-width: 48rem) 45vw, 8rem'
export const WORDS =
  'flex min-w-0 grow basis-36 flex-col p-3 md:p-4 md:@max-[26rem]:basis-auto md:@max-[26rem]:pb-0'
export const FOOT = 'relative w-full p-3 pt-0 md:p-4 md:pt-3'

export const GAP = 'gap-3 md:gap-5'
/** The number of skeletons while the number of items is unknown. */
const COMING = 6

/** A skeleton of the catalogue's cards. */
export function CardsSkeleton() {
  return (
    <div className={`grid ${GAP} ${COLUMNS}`}>
      {Array.from({ length: COMING }, (_, at) => (
        <div key={at} className={cellOf(at, COMING)}>
          <CardSkeleton />
        </div>
      ))}
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className={PLACE}>
      <div className={CARD}>
        <Skeleton className={`${PICTURE} rounded-none!`} />
        <div className={WORDS}>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-auto h-6 w-24" />
        </div>
        <div className={FOOT}>
          <Skeleton className="h-12" />
        </div>
      </div>
    </div>
  )
}
