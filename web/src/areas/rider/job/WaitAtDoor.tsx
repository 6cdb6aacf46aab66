import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { askTexts, jobTexts } from '~/languages/en/rider/job'
import type { Wait } from '~/order/useWait'
import { Link } from 'react-router'
import { useMoments } from '~/ui/text/useMoments'
import { dropoffOf } from './jobEnds'

/** How long the rider has to wait at the dropoff, and what to do meanwhile. */
export function WaitAtDoor({ order, wait }: { order: OrderDetail; wait: Wait }) {
  const asks = useTexts(askTexts)
  const name = dropoffOf(order).person?.name ?? asks.receiver
  const texts = useTexts(jobTexts)
  const time = useMoments().date(wait.until, 'time')
  return (
    <div className="mt-2">
      <p className="text-wait font-semibold wrap-anywhere">
        {wait.isOver ? texts.waited(time, name) : texts.waits(time, name)}
      </p>
      <p className="text-quiet mt-0.5 text-sm">
        {texts.ifRefused}{' '}
        <Link to="/contact" className="text-palm font-semibold underline underline-offset-4">
          {texts.tellOffice}
        </Link>
      </p>
    </div>
  )
}
