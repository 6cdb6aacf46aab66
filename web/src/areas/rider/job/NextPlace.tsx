import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { jobTexts } from '~/languages/en/rider/job'
import { MapName } from '~/order/MapName'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { furtherTry } from '~/order/deliveryTries'
import { nextEndOf } from './jobEnds'
import { isHeadedForPickup } from './riderSteps'

/** The next place to go to, in text large enough to read in the sun. */
export function NextPlace({ order }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const toPickup = isHeadedForPickup(order)
  const end = nextEndOf(order)
  return (
    <section
      aria-labelledby="next-place"
      className="rounded-card border-ink bg-surface grid gap-4 border-2 p-4 md:p-6"
    >
      <div>
        <h2
          id="next-place"
          className="text-quiet flex items-center gap-2 font-sans text-base font-semibold tracking-normal"
        >
          {toPickup ? <RingMark /> : <PinMark />}
          {order.status === 'returning' ? texts.bringBackTo : toPickup ? texts.pickUpAt : texts.bringTo}
        </h2>
        <p className="font-head mt-1 text-2xl font-bold wrap-anywhere">{end.place}</p>
        <MapName name={end.mapName} className="mt-1 text-lg" />
        {end.words !== '' && <p className="mt-1 text-lg wrap-anywhere">{end.words}</p>}
        {order.status === 'assigned' && <p className="text-quiet mt-1">{texts.afterSettingOut}</p>}
      </div>
      <FurtherTry order={order} />
    </section>
  )
}

/** For another attempt after a failed delivery: who asked for it, and their note. */
function FurtherTry({ order }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const said = furtherTry(order)
  if (!said) return null
  return (
    <p className="rounded-control bg-wait-wash text-wait p-3 wrap-anywhere">
      <span className="font-semibold">{said.by === 'customer' ? texts.byCustomer : texts.byStaff}</span>
      {said.words !== '' && <span className="text-ink block text-lg font-semibold">{said.words}</span>}
    </p>
  )
}
