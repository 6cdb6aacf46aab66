import type { RiderDay } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { workTexts } from '~/languages/en/rider/work'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatDistance } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { useMoments } from '~/ui/text/useMoments'
import { sumWeeks } from './sumWeeks'

const DAYS_SHOWN = 7

/** Jobs, kilometres and cash of each day or week. */
export function Work() {
  const texts = useTexts(workTexts)
  const [isByWeek, setByWeek] = useState(false)
  const query = useQuery(api.orders.workOfRider.queryOptions())
  const days = query.data?.days
  const shown = isByWeek ? sumWeeks(days ?? []) : days?.slice(0, DAYS_SHOWN)
  return (
    <section aria-labelledby="work" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="work" className="text-xl">
          {texts.title}
        </h2>
        <div className="border-line rounded-control flex border p-0.5">
          {[false, true].map((week) => (
            <button
              key={String(week)}
              type="button"
              aria-pressed={isByWeek === week}
              onClick={() => setByWeek(week)}
              className={clsx(
                'rounded-control min-h-11 px-3.5 font-semibold',
                isByWeek === week ? 'bg-palm-wash text-palm' : 'text-quiet',
              )}
            >
              {week ? texts.byWeek : texts.byDay}
            </button>
          ))}
        </div>
      </div>
      {query.error && !days && <ErrorState title={refusalOf(query.error).message} query={query} />}
      {query.isPending && <Skeleton className="h-24" />}
      {days?.length === 0 && <p>{texts.none}</p>}
      {shown && shown.length > 0 && (
        <ul className="rounded-card border-line bg-surface divide-line grid divide-y border">
          {shown.map((row) => (
            <Row key={row.day} row={row} isWeek={isByWeek} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ row, isWeek }: { row: RiderDay; isWeek: boolean }) {
  const texts = useTexts(workTexts)
  const moments = useMoments()
  // Noon, so that the day is the same in the region.
  const noon = `${row.day}T12:00:00Z`
  const date = moments.date(noon, 'dayMonth')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
      <p>
        <span className="font-semibold">
          {isWeek ? texts.weekOf(date) : `${moments.date(noon, 'weekday')}, ${date}`}
        </span>
        <span className="text-quiet block text-sm tabular-nums">
          {texts.jobs(row.delivered)} · {formatDistance(row.distanceKm)}
        </span>
      </p>
      <dl className="ml-auto grid grid-cols-[auto_auto] items-baseline gap-x-3 text-right">
        {row.earned > 0 && (
          <>
            <dt className="text-quiet text-sm">{texts.earned}</dt>
            <dd>
              <Money amount={row.earned} className="font-semibold" />
            </dd>
          </>
        )}
        {row.tips > 0 && (
          <>
            <dt className="text-quiet text-sm">{texts.tips}</dt>
            <dd>
              <Money amount={row.tips} className="font-semibold" />
            </dd>
          </>
        )}
        <dt className="text-quiet text-sm">{texts.collected}</dt>
        <dd>
          <Money amount={row.collected} />
        </dd>
        <dt className="text-quiet text-sm">{texts.handedIn}</dt>
        <dd>
          <Money amount={row.handedIn} />
        </dd>
      </dl>
    </li>
  )
}
