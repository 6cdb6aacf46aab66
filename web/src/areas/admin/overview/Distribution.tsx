import type { Statistics } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { formatCount } from '~/ui/text/format'
import { COLOURS } from './colours'
import { PartState } from './PartState'
import { slicesOf } from './pieSlices'
import { overviewTexts as texts } from './texts'
import type { OverviewPart } from './overviewPart'

/** The users by role: a pie chart, and the numbers as text beside it. */
export function Distribution({ part }: { part: OverviewPart<Statistics> }) {
  return (
    <Card as="section" title={texts.distribution}>
      <PartState part={part} lines={2}>
        {(statistics) => <Pie statistics={statistics} />}
      </PartState>
    </Card>
  )
}

function Pie({ statistics: { totalUsers, totalVendors, totalRiders } }: { statistics: Statistics }) {
  const people = [
    { name: texts.slices.users, count: totalUsers, colour: COLOURS.users },
    { name: texts.slices.vendors, count: totalVendors, colour: COLOURS.vendors },
    { name: texts.slices.riders, count: totalRiders, colour: COLOURS.riders },
  ]
  const slices = slicesOf(people.map(({ count }) => count))
  if (slices.length === 0) return <p className="text-quiet py-8 text-center">{texts.nobody}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <svg viewBox="-1.02 -1.02 2.04 2.04" aria-hidden className="w-40 shrink-0">
        {slices.map(
          ({ path }, at) =>
            path !== '' && (
              <path
                key={people[at]?.name}
                d={path}
                strokeWidth={slices.filter(({ share }) => share > 0).length > 1 ? 0.025 : 0}
                className={`stroke-surface ${people[at]?.colour.fill ?? ''}`}
              />
            ),
        )}
      </svg>
      <ul className="grid min-w-40 flex-1 gap-y-2">
        {people.map(({ name, count, colour }, at) => (
          <li key={name} className="flex items-center gap-2.5">
            <span aria-hidden className={`size-3.5 rounded-[4px] ${colour.dot}`} />
            <span className="flex-1">{name}</span>
            <span className="min-w-10 text-right font-semibold tabular-nums">{formatCount(count)}</span>
            <span className="text-quiet w-14 text-right text-sm tabular-nums">
              {percent(slices[at]?.share ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
