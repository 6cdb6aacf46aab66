import type { DispatchGroup } from '@ozi/contract'
import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import type { MapPin, MapSpot } from '~/map/mapContent'
import { MapPlace, MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { type BoardLine, nextStopOf } from './dispatchBoard'
import { dispatchTexts as texts } from './texts'

interface BoardMapProps {
  lines: readonly BoardLine[]
  chosenId: string | null
  onChoose: (id: string) => void
  /** The map's size. */
  className: string
  /** Said while no order is chosen. */
  hint: string
}

const TONES: Readonly<Record<DispatchGroup, MapSpot['tone']>> = {
  decision: 'bad',
  no_rider: 'bad',
  late: 'bad',
  shop: 'wait',
  running: 'calm',
  done: 'calm',
}
const NO_PINS: readonly MapPin[] = []

/** The orders of the board where they are to be gone to next, and their riders; the chosen one with its way. */
export const BoardMap = memo(function BoardMap({
  lines,
  chosenId,
  onChoose,
  className,
  hint,
}: BoardMapProps) {
  const chosen = lines.find(({ _id }) => _id === chosenId)
  // Not with the chosen one, whose pins are drawn anyway: of thousands, walking through the rows would draw all anew.
  const spots = useMemo(() => spotsOf(lines), [lines])
  const { way, closed } = useWay(chosen?.pickupAt, chosen?.dropoffAt)
  const pins = usePins(chosen)
  return (
    <div className="grid gap-2">
      <MapView
        className={className}
        pins={pins}
        spots={spots}
        way={chosen && way}
        closed={closed}
        hasWay={false}
        onSpot={onChoose}
      />
      {chosen ? (
        <p className="flex min-h-11 items-center justify-between gap-3 text-sm">
          <span className="min-w-0 truncate">
            <strong className="tabular-nums">{chosen.number}</strong> {chosen.pickup} → {chosen.dropoff}
          </span>
          <Link
            to={{ pathname: `/admin/dispatch/${chosen._id}`, search: window.location.search }}
            preventScrollReset
            className="text-palm shrink-0 py-2 font-semibold underline"
          >
            {texts.open} {chosen.number}
          </Link>
        </p>
      ) : (
        <Hint>{hint}</Hint>
      )}
      <Legend />
    </div>
  )
})

/** As large as the map with what is said below it: nothing moves when the orders are known. */
export function BoardMapPlace({ className, hint }: Pick<BoardMapProps, 'className' | 'hint'>) {
  return (
    <SkeletonOf className="w-full!">
      <div className="grid gap-2">
        <MapPlace className={className} />
        <Hint>{hint}</Hint>
        <Legend />
      </div>
    </SkeletonOf>
  )
}

const Hint = ({ children }: { children: string }) => (
  <p className="text-quiet flex min-h-11 items-center text-sm">{children}</p>
)

/** With the same colours as web/src/map/mapStyle.ts. */
function Legend() {
  const swatches = {
    bad: 'bg-bad',
    wait: 'bg-marigold',
    calm: 'bg-good',
    rider: 'border-palm border-2 bg-surface',
  } as const
  return (
    <ul className="text-quiet flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {(['bad', 'wait', 'calm', 'rider'] as const).map((tone) => (
        <li key={tone} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-full ${swatches[tone]}`} />
          {texts.legend[tone]}
        </li>
      ))}
    </ul>
  )
}

function spotsOf(lines: readonly BoardLine[]): readonly MapSpot[] {
  return lines.flatMap((line): MapSpot[] => {
    const stop = nextStopOf(line)
    if (!stop) return []
    const order = { id: line._id, at: stop, tone: TONES[line.group] }
    const { position } = line
    return position ? [order, { id: `rider ${line._id}`, at: position.coordinates, tone: 'rider' }] : [order]
  })
}

function usePins(chosen: BoardLine | undefined): readonly MapPin[] {
  const { _id = '', pickup = '', pickupAt, dropoff = '', dropoffAt } = chosen ?? {}
  return useMemo(
    () =>
      pickupAt && dropoffAt
        ? [
            { id: `pickup ${_id}`, mark: 'ring', at: pickupAt, label: texts.pickup(pickup) },
            { id: `dropoff ${_id}`, mark: 'pin', at: dropoffAt, label: texts.dropoff(dropoff) },
          ]
        : NO_PINS,
    [_id, pickup, pickupAt, dropoff, dropoffAt],
  )
}
