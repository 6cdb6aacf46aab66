import type { Candidate, DispatchGroup } from '@ozi/contract'
import { memo, useMemo, useState } from 'react'
import { drawsWebGl } from '~/map/drawsWebGl'
import type { MapPin, MapSpot } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'
import { type BoardLine, nextStopOf, type SeenRider, seenRiders } from './dispatchBoard'
import { RiderList } from './RiderList'
import { dispatchTexts as texts } from './texts'

interface BoardMapProps {
  lines: readonly BoardLine[]
  chosenId: string | null
  /** Called with the order of a dot. */
  onChoose: (id: string) => void
  /** Riders who could carry the chosen order. */
  candidates?: readonly Candidate[] | undefined
  /** The map's size. */
  className: string
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

/**
 * The orders of the board where they are to be gone to next, and riders; the chosen order with its way. Browsers that
 * draw no maps list the riders.
 */
export const BoardMap = memo(function BoardMap({
  lines,
  chosenId,
  onChoose,
  candidates,
  className,
}: BoardMapProps) {
  const [canDraw] = useState(drawsWebGl)
  const chosen = lines.find(({ _id }) => _id === chosenId)
  const riders = useMemo(() => seenRiders(lines, candidates), [lines, candidates])
  // Not with the chosen one, whose pins are drawn anyway: of thousands, walking through the rows would draw all anew.
  const spots = useMemo(() => spotsOf(lines, riders), [lines, riders])
  const { way, closed } = useWay(canDraw ? chosen?.pickupAt : undefined, chosen?.dropoffAt)
  const pins = usePins(chosen)
  if (!canDraw) return <RiderList className={className} riders={riders} chosen={chosen} onChoose={onChoose} />
  return (
    <div className="flex h-full flex-col gap-2">
      <MapView
        className={className}
        pins={pins}
        spots={spots}
        way={chosen && way}
        closed={closed}
        hasWay={false}
        onSpot={onChoose}
      />
      <Legend />
    </div>
  )
})

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

function spotsOf(lines: readonly BoardLine[], riders: readonly SeenRider[]): readonly MapSpot[] {
  const orders = lines.flatMap((line): MapSpot[] => {
    const stop = nextStopOf(line)
    return stop ? [{ id: line._id, at: stop, tone: TONES[line.group] }] : []
  })
  return [...orders, ...riders.map(({ _id, at }): MapSpot => ({ id: `rider ${_id}`, at, tone: 'rider' }))]
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
