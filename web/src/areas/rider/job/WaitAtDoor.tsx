import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { jobTexts } from '~/languages/en/rider/job'
import type { Wait } from '~/order/useWait'
import { Link } from 'react-router'
import { useMoments } from '~/ui/text/useMoments'
import { dropoffOf } from './jobEnds'

/** How long the rider has to wait at the dropoff, and what to do meanwhile. */
export function WaitAtDoor({ order, wait }: { order: OrderDetail; wait: Wait }) {
  const person = dropoffOf(order).person
  const texts = useTexts(jobTexts)
  const time = useMoments().date(wait.until, 'time')
  const alone = wait.isOver ? texts.waited(time) : texts.waits(time)
  const and = wait.isOver ? texts.waitedAndCall : texts.waitsAndCall
  return (
    <div className="mt-2">
      <p className="text-wait font-semibold wrap-anywhere">{person ? and(time, person.name) : alone}</p>
      <p className="text-quiet mt-0.5 text-sm">
        {texts.ifRefused}{' '}
        <Link to="/contact" className="text-palm font-semibold underline underline-offset-4">
          {texts.tellOffice}
        </Link>
      </p>
    </div>
  )
}
