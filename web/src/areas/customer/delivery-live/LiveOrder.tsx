import { isEnded, type OrderDetail } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '~/language'
import { deliveryLiveTexts, hintTexts, minutesTexts } from '~/languages/en/customer/delivery-live'
import { statusWords } from '~/languages/en/customer/shared'
import { wayLeft } from '~/order/minutes'
import { carryingWord, goodsWord, isFailed, progressOf } from '~/order/state'
import { LinkButton } from '~/ui/Button'
import { RouteProgress } from '~/ui/route-line/RouteProgress'
import { useMoments } from '~/ui/useMoments'
import { nextCode } from '~/order/codes'
import { PersonCard } from '~/order/PersonCard'
import { RiderWaits } from '~/order/RiderWaits'
import { Code } from '../shared/orders/Code'
import { hintOf } from '../shared/orders/hint'

const EVERY_MS = 20_000

/** The current time, updated regularly, for durations in minutes. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** An order's state, the next code to say, and whom to call. */
export function LiveOrder({ order }: { order: OrderDetail }) {
  const texts = useTexts(deliveryLiveTexts)
  const code = nextCode(order)
  const hasEnded = isEnded(order.status)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <Where order={order} />
        {code && (
          <section aria-labelledby="next-code">
            <h2 id="next-code" className="mb-2 text-lg">
              {texts.next}
            </h2>
            <Code code={code} order={order} />
          </section>
        )}
        {!isToDecide(order) && (
          <div className="flex flex-wrap gap-3">
            {hasEnded && <LinkButton to="/dashboard/send">{texts.sendAnother}</LinkButton>}
            <LinkButton
              to={`/dashboard/orders/${order._id}`}
              look="secondary"
              icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
            >
              {texts.whole}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-md:empty:hidden md:gap-6">
        {order.rider && !hasEnded && (
          <PersonCard title={texts.rider} name={order.rider.name} phone={order.rider.mobileNumber} />
        )}
        {order.vendor && !hasEnded && (
          <PersonCard title={texts.shop} name={order.vendor.name} phone={order.vendor.mobileNumber} />
        )}
      </div>
    </div>
  )
}

/** The customer has to decide what happens; this goes before everything else. */
const isToDecide = ({ status }: OrderDetail): boolean => status === 'delivery_failed'

/** The state, the largest text on the page. Space is reserved for the longest one, to avoid layout shift. */
function Where({ order }: { order: OrderDetail }) {
  const texts = useTexts(deliveryLiveTexts)
  const words = useTexts(statusWords)
  const hints = useTexts(hintTexts)
  const minutes = useTexts(minutesTexts)
  const moments = useMoments()
  const left = wayLeft(order, useNow())
  const state = words[carryingWord(order)]
  const goods = goodsWord(order)
  return (
    <section className="rounded-card border-line bg-surface border p-[min(1.25rem,6vw)] md:p-8">
      <div className="grid min-h-[8.7rem] content-end md:min-h-0">
        <p className="text-quiet tabular-nums">{texts.order(order.number)}</p>
        <h1 className={`mt-1 text-4xl ${isFailed(order.status) ? 'text-bad' : ''}`}>{state}</h1>
        {goods !== null && <p className="mt-1 text-lg">{words[goods]}</p>}
      </div>
      <RouteProgress
        done={progressOf(order)}
        label={texts.progress(state)}
        className="w-full max-w-lg md:mt-4"
      />
      <div className="mt-1 grid max-w-lg grid-cols-2 gap-6 text-sm *:wrap-anywhere">
        <span>{order.pickupLocation.placeName}</span>
        <span className="text-right font-semibold">{order.dropLocation.placeName}</span>
      </div>
      <div className="mt-5 min-h-[4.6em] md:min-h-[3.1em]">
        <p className="text-lg">{hintOf(hints, order)}</p>
        <RiderWaits order={order} className="mt-1" />
        {left && (
          <p className="text-quiet mt-1">
            {'minutes' in left ? minutes[left.say](moments.duration(left.minutes)) : minutes[left.say]}
          </p>
        )}
      </div>
      {isToDecide(order) && (
        <LinkButton
          to={`/dashboard/orders/${order._id}`}
          className="mt-4"
          icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
        >
          {texts.decide}
        </LinkButton>
      )}
    </section>
  )
}
