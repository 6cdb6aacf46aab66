import type { RiderCash } from '@ozi/contract'
import { CallLink } from '~/order/CallLinks'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { Entry } from '../../shared/Entry'
import { cashStatementTexts as texts } from '../texts'

const GRID = 'grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4'

/** The cash that a rider holds, and whom to call about it. */
export function HeldCard({
  rider: { name, mobileNumber, email, held, deliveries, since },
}: {
  rider: RiderCash
}) {
  return (
    <Card>
      <dl className={GRID}>
        <Entry name={texts.held}>
          <Money amount={held} className="font-head text-2xl font-bold" />
        </Entry>
        <Entry name={texts.deliveries}>{formatCount(deliveries)}</Entry>
        <Entry name={texts.since}>{since ? <DateTime at={since} /> : texts.nothing}</Entry>
        <Entry name={texts.phone}>
          {mobileNumber === '' && email === '' ? (
            texts.former
          ) : (
            <span className="block pt-1">
              <CallLink name={name} phone={mobileNumber} />
            </span>
          )}
        </Entry>
      </dl>
    </Card>
  )
}

/** A skeleton of a HeldCard. */
export function HeldCardSkeleton() {
  return (
    <Card aria-hidden>
      <div className={GRID}>
        <Skeleton className="h-13 w-40" />
        <Skeleton className="h-11 w-32" />
        <Skeleton className="h-11 w-32" />
        <Skeleton className="h-12 w-36" />
      </div>
    </Card>
  )
}
