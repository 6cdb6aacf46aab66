import { isPermitted, type Role } from '@ozi/contract'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '~/session'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { loadError } from '../shared/loadError'
import { adminTexts } from '../shared/texts'
import { BoardMap, BoardMapPlace } from './BoardMap'
import type { BoardLine } from './dispatchBoard'
import { dispatchTexts as texts } from './texts'
import { useBoard } from './useBoard'

const SIZE = 'h-72 md:h-96'

/** The board's map in the overview, for those who may open the board. */
export default function OverviewMap() {
  const role: Role = useSession()?.data?.role ?? 'user'
  if (!isPermitted(role, 'moveOrders')) return null
  return (
    <Card
      as="section"
      title={texts.map}
      aside={
        <Link to="/admin/dispatch" className="text-palm py-2 font-semibold underline">
          {texts.toBoard}
        </Link>
      }
    >
      <RunningOrders />
    </Card>
  )
}

function RunningOrders() {
  const board = useBoard()
  const { lines, error, isLive } = board
  const [chosenId, setChosen] = useState<string | null>(null)
  const running = useMemo(() => lines?.filter(({ group }) => group !== 'done') ?? null, [lines])
  return (
    <div className="grid gap-3">
      {error && (
        <ErrorState title={loadError(error)} query={board}>
          {lines && adminTexts.earlierRows}
        </ErrorState>
      )}
      {!isLive && !error && running && (
        <p role="status" className="rounded-control bg-wait-wash text-wait px-3 py-2 text-sm font-medium">
          {texts.notLive}
        </p>
      )}
      {!running && !error && (
        <div role="status" aria-label={texts.mapLoading}>
          <BoardMapPlace className={SIZE} />
          <Chosen />
        </div>
      )}
      {running?.length === 0 && <p className="text-quiet">{texts.noneRuns}</p>}
      {running && running.length > 0 && (
        <div>
          <BoardMap className={SIZE} lines={running} chosenId={chosenId} onChoose={setChosen} />
          <Chosen line={running.find(({ _id }) => _id === chosenId)} />
        </div>
      )}
    </div>
  )
}

/** The order whose dot was pressed. */
function Chosen({ line }: { line?: BoardLine | undefined }) {
  if (!line) return <p className="text-quiet flex min-h-11 items-center text-sm">{texts.pressSpot}</p>
  const { _id, number, pickup, dropoff } = line
  return (
    <p className="flex min-h-11 items-center justify-between gap-3 text-sm">
      <span className="min-w-0 truncate">
        <strong className="tabular-nums">{number}</strong> {texts.way(pickup, dropoff)}
      </span>
      <Link to={`/admin/dispatch/${_id}`} className="text-palm shrink-0 py-2 font-semibold underline">
        {texts.open} {number}
      </Link>
    </p>
  )
}
