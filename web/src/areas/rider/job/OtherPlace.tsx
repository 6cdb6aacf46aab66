import { isEnded, type OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { jobTexts } from '~/languages/en/rider/job'
import { CallLink } from '~/order/CallLinks'
import { MapName } from '~/order/MapName'
import { Card } from '~/ui/list/Card'
import { dropoffOf, type JobEnd, pickupOf } from './jobEnds'
import { isHeadedForPickup } from './riderSteps'

/** The end that is not next. For an ended job, both ends without telephone numbers. */
export function OtherPlace({ order }: { order: OrderDetail }) {
  const hasEnded = isEnded(order.status)
  if (hasEnded) {
    return [pickupOf(order), dropoffOf(order)].map((end) => <EndCard key={end.kind} end={end} />)
  }
  const end = isHeadedForPickup(order) ? dropoffOf(order) : pickupOf(order)
  return (
    <EndCard end={end}>
      {end.person && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-semibold wrap-anywhere">{end.person.name}</span>
          <CallLink name={end.person.name} phone={end.person.phone} />
        </div>
      )}
    </EndCard>
  )
}

function EndCard({ end, children }: { end: JobEnd; children?: React.ReactNode }) {
  const texts = useTexts(jobTexts)
  return (
    <Card as="section" title={texts[end.kind]}>
      <p className="-mt-1 text-lg font-semibold wrap-anywhere">{end.place}</p>
      <MapName name={end.mapName} />
      {end.words !== '' && <p className="text-quiet wrap-anywhere">{end.words}</p>}
      {children}
    </Card>
  )
}
