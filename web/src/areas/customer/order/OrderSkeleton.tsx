import { Skeleton } from '~/ui/state/Skeleton'
import { COLUMN, LAYOUT } from './layout'

/** An order that is still loading. */
export function OrderSkeleton({ title }: { title: string }) {
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy>
      <div>
        <h1 className="sr-only">{title}</h1>
        <Skeleton className="mt-1 h-6 w-40" />
        <Skeleton className="mt-5 h-8 w-4/5 max-w-sm" />
        <Skeleton className="mt-2 h-6 w-full max-w-md" />
      </div>
      <div className={LAYOUT}>
        <Skeleton className="rounded-card! h-40 md:h-96" />
        <div className={COLUMN}>
          <Skeleton className="rounded-card! h-32" />
          <Skeleton className="rounded-card! h-20" />
        </div>
      </div>
    </div>
  )
}
