import type { NewsKind, StaffOrder } from '@ozi/contract'
import { Card } from '~/ui/Card'
import { DateTime } from '~/ui/DateTime'

/** Whom a kind of news was for, and what they do not know; kinds that are of no order are left out. */
const WORDS: Readonly<Partial<Record<NewsKind, string>>> = {
  order_taken: 'The customer was not told that it is accepted or has a rider.',
  order_on_way: 'The customer was not told that it is on the way.',
  order_at_door: 'The customer was not told that the rider is at the door.',
  order_failed: 'The customer was not told that the delivery failed.',
  order_delivered: 'The customer was not told that it is delivered.',
  return_soon: 'The customer was not told that it is soon brought back.',
  order_ended: 'The customer was not told that it has ended.',
  rider_missing: 'The customer was not told that no rider was found.',
  receiver_code: 'The receiver did not get the link and the code.',
  offer: 'A rider was not told that it is offered.',
  job_changed: 'The rider was not told that the job has changed.',
  set_out_soon: 'The rider was not told to set out soon.',
  shop_order: 'The shop was not told of it.',
  shop_minutes: 'The shop was not told that few minutes are left.',
}

/** News of the order that reached nobody: no browser takes pushes, and there is no mail or SMS. */
export function Unreached({ unreached }: { unreached: NonNullable<StaffOrder['unreached']> }) {
  const shown = unreached.filter(({ kind }) => WORDS[kind] !== undefined)
  if (shown.length === 0) return null
  return (
    <Card as="section" title="Nobody was reached">
      <p className="text-quiet mb-2 text-sm">
        They get no pushes, and no mail or SMS about it. Please call them.
      </p>
      <ul className="grid gap-2">
        {shown.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            {WORDS[kind]}{' '}
            <span className="text-quiet text-sm">
              <DateTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
