import type { Statistics } from '@ozi/contract'
import { clsx } from 'clsx'
import { Bike, Banknote, Store, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '~/ui/list/Card'
import { formatCount, formatNaira } from '~/ui/text/format'
import { Skeleton } from '~/ui/state/Skeleton'
import { PartState } from './PartState'
import { overviewTexts as texts } from './texts'
import type { OverviewPart } from './overviewPart'
const { cards } = texts
/** The number of characters that fit a card at any width. */
const SHORT = 7

/** The number of people, and the revenue. */
export function Cards({ part }: { part: OverviewPart<Statistics> }) {
  if (part.data === undefined && part.error !== null) return <PartState part={part}>{() => null}</PartState>
  const { data } = part
  return (
    <ul aria-busy={data === undefined} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      <Metric name={cards.users} icon={<Users size={20} />} value={data && formatCount(data.totalUsers)} />
      <Metric name={cards.riders} icon={<Bike size={20} />} value={data && formatCount(data.totalRiders)} />
      <Metric
        name={cards.vendors}
        icon={<Store size={20} />}
        value={data && formatCount(data.totalVendors)}
      />
      <Metric
        name={cards.revenue}
        icon={<Banknote size={20} />}
        value={data && formatNaira(data.totalRevenue)}
        more={data && texts.confirmed(formatNaira(data.confirmedRevenue))}
      />
    </ul>
  )
}

function Metric({
  name,
  icon,
  value,
  more,
}: {
  name: string
  icon: ReactNode
  value: string | undefined
  more?: string | undefined
}) {
  return (
    <Card as="li" className="@container min-w-0 p-3.5! md:px-5! md:py-4!">
      <div className="text-quiet flex items-center justify-between gap-2">
        <h2 className="font-sans text-sm font-semibold tracking-normal">{name}</h2>
        <span className="text-palm max-[22rem]:hidden">{icon}</span>
      </div>
      {value === undefined ? (
        <Skeleton className="mt-2.5 h-7 w-2/3" />
      ) : (
        <p
          className={clsx(
            'font-head mt-1.5 leading-tight font-bold tracking-tight whitespace-nowrap tabular-nums',
            // Scaled so that an amount of billions fits the narrowest card.
            value.length > SHORT ? 'text-[clamp(0.95rem,10.5cqi,1.75rem)]' : 'text-2xl',
          )}
        >
          {value}
        </p>
      )}
      {more && <p className="text-quiet mt-0.5 text-xs wrap-anywhere tabular-nums">{more}</p>}
    </Card>
  )
}
