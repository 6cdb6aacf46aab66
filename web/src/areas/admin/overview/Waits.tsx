import { WAITING_STAGES, type OrdersToHandle } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { waitOf } from './presentOrder'
import { PartState } from './PartState'
import { overviewTexts as texts } from './texts'
import type { OverviewPart } from './overviewPart'

/**
 * Orders that may need the staff's attention, as links to the filtered orders; renders nothing if there are
 * none.
 */
export function Waits({ part }: { part: OverviewPart<{ readonly data: OrdersToHandle }> }) {
  if (part.data === undefined) {
    return part.error === null ? null : <PartState part={part}>{() => null}</PartState>
  }
  const { data } = part.data
  const waiting = WAITING_STAGES.filter((stage) => data[stage].total > 0)
  if (waiting.length === 0) return null
  return (
    <ul aria-label={texts.waits} className="flex flex-wrap gap-x-6 gap-y-1 max-md:-my-1">
      {waiting.map((stage) => (
        <li key={stage}>
          <Link
            to={`/admin/orders?stage=${stage}`}
            className="decoration-line hover:decoration-ink inline-flex min-h-11 items-center gap-2 text-sm font-medium underline underline-offset-4 md:min-h-9"
          >
            <span className="wrap-anywhere tabular-nums">{waitOf(stage, data[stage])}</span>
            <ArrowRight size={16} className="text-palm shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
