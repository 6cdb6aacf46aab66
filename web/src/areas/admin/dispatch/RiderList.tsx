import { useQueryClient } from '@tanstack/react-query'
import { useNow } from '~/ui/text/useNow'
import { formatDistance } from '~/ui/text/format'
import { type BoardLine, kmBetween, type SeenRider } from './dispatchBoard'
import { seenWords } from './seenWords'
import { dispatchTexts as texts } from './texts'
import { serverAheadMs } from './useBoard'

interface RiderListProps {
  riders: readonly SeenRider[]
  /** Distances are from its pickup; without it, to where each rider goes next. */
  chosen: BoardLine | undefined
  onChoose: (id: string) => void
  className: string
}

/** Riders by distance, in place of the map. */
export function RiderList({ riders, chosen, onChoose, className }: RiderListProps) {
  const nowMs = useNow() + serverAheadMs(useQueryClient())
  const near = riders
    .map((rider) => {
      const to = chosen?.pickupAt ?? rider.jobs[0]?.stop
      return { ...rider, km: to ? kmBetween(rider.at, to) : Infinity }
    })
    .sort((a, b) => a.km - b.km)
  return (
    <section
      aria-label={texts.riders}
      className={`rounded-card border-line bg-surface overflow-y-auto border ${className}`}
    >
      <h2 className="text-quiet border-line border-b px-4 py-2.5 font-sans text-xs font-semibold">
        {texts.riders}
      </h2>
      {near.length === 0 && <p className="text-quiet p-4">{texts.noRiders}</p>}
      <ul className="divide-line divide-y">
        {near.map(({ _id, name, km, seenAt, jobs }) => (
          <li key={_id} className="px-4 py-2 text-sm">
            <p className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate font-semibold" title={name}>
                {name}
              </span>
              {km < Infinity && <span className="shrink-0 tabular-nums">{formatDistance(km)}</span>}
            </p>
            <p className="text-quiet flex flex-wrap items-center gap-x-2">
              {jobs.map((job) => (
                <button
                  key={job._id}
                  type="button"
                  onClick={() => onChoose(job._id)}
                  className="text-palm rounded-control min-h-11 font-semibold tabular-nums underline underline-offset-4 md:min-h-8"
                >
                  {job.number}
                </button>
              ))}
              {seenWords(seenAt, nowMs)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
