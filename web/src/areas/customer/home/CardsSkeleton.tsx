import { Skeleton } from '~/ui/state/Skeleton'
import { CARD, FOOT, PICTURE, PLACE, WORDS } from './cardClasses'
import { cellOf, COLUMNS } from './wholeRows'

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
