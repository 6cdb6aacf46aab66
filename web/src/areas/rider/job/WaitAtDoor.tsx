import type { OrderDetail } from '@ozi/contract'
import type { Wait } from '~/order/useWait'
import { Link } from 'react-router'
import { DateTime } from '~/ui/DateTime'
import { riderTexts as texts } from '../shared/texts'
import { dropoffOf } from './ends'

/** How long the rider has to wait at the dropoff, and what to do meanwhile. */
export function WaitAtDoor({ order, wait }: { order: OrderDetail; wait: Wait }) {
  const person = dropoffOf(order).person
  const [says, then] = wait.isOver ? texts.waited : texts.waits
  return (
    <div className="mt-2">
      <p className="text-wait font-semibold wrap-anywhere">
        {says} <DateTime at={wait.until} style="time" />
        {person ? then(person.name) : '.'}
      </p>
      <p className="text-quiet mt-0.5 text-sm">
        {texts.ifRefused[0]}{' '}
        <Link to="/contact" className="text-palm font-semibold underline underline-offset-4">
          {texts.ifRefused[1]}
        </Link>
      </p>
    </div>
  )
}
