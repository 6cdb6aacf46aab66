import type { OrderDetail } from '@ozi/contract'
import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/account/live'
import { formatDate } from '~/ui/text/format'
import { useWait } from './useWait'

/**
 * How long the rider will wait at the dropoff, for the people there; renders nothing if no rider is waiting.
 */
export function RiderWaits({ order, className }: { order: OrderDetail; className?: string }) {
  const texts = useTexts(liveTexts)
  const wait = useWait(order)
  if (!wait) return null
  const time = formatDate(wait.until, 'time')
  return (
    <p className={clsx('text-wait font-semibold', className)}>
      {wait.isOver ? texts.waited(time) : texts.waits(time)}
    </p>
  )
}
