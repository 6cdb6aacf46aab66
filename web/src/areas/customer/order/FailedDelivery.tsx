import { allowedMoves, type OrderDetail, REDELIVERIES } from '@ozi/contract'
import { Bike } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { rightPlaceTexts } from '~/languages/en/customer/placing'
import { redeliveryTexts } from '~/languages/en/account/order'
import { CallLink } from '~/order/CallLinks'
import { failedTry } from '~/order/deliveryTries'
import { Button } from '~/ui/button/Button'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { AskAboutOrder } from '~/support/AskAboutOrder'
import { lazyPart } from '~/ui/lazy/lazyPart'

const RedeliveryDialog = lazyPart(async () => (await import('./RedeliveryDialog')).RedeliveryDialog)

/**
 * A failed delivery, with a button for another attempt. The card is shown until somebody has decided. If the
 * order changes state while the dialog is open, the dialog stays, and the answer says what happened.
 * @param next gets the focus when the card disappears
 */
export function FailedDelivery({ order, next }: { order: OrderDetail; next: RefObject<HTMLElement | null> }) {
  const [isAsked, setAsked] = useState(false)
  const [word, setWord] = useState('')
  const wasAsked = useRef(false)
  const hasFailed = order.status === 'delivery_failed'
  useEffect(() => {
    if (isAsked) wasAsked.current = true
    else if (wasAsked.current && !hasFailed && document.activeElement === document.body) {
      // The button that opened the dialog has disappeared with the card.
      wasAsked.current = false
      next.current?.focus()
    }
  }, [isAsked, hasFailed, next])
  return (
    <>
      {hasFailed && <FailedCard order={order} onAsk={() => setAsked(true)} />}
      {isAsked && (
        <RedeliveryDialog order={order} word={word} onWord={setWord} onClose={() => setAsked(false)} />
      )}
    </>
  )
}

function FailedCard({ order, onAsk }: { order: OrderDetail; onAsk: () => void }) {
  const texts = useTexts(redeliveryTexts)
  const rightTexts = useTexts(rightPlaceTexts)
  const isPlaceWrong = order.isPlaceWrong === true
  const moments = useMoments()
  const nowMs = useNow()
  const failed = failedTry(order)
  const isLast = (order.redeliveries ?? 0) === REDELIVERIES.max - 1
  const mayAsk = allowedMoves(order, 'customer').some(({ needs }) => needs === 'fee')
  return (
    <section
      aria-labelledby="failed-delivery"
      className="rounded-card border-bad bg-surface grid grid-cols-1 gap-4 border-2 p-[min(1rem,5vw)] md:p-6"
    >
      <div className="grid max-w-prose gap-2">
        <h2 id="failed-delivery" className="text-bad text-xl">
          {isPlaceWrong ? rightTexts.wrong : texts.title}
        </h2>
        {failed && failed.said.words !== '' && (
          <p className="text-lg wrap-anywhere">
            <span className="text-quiet block text-sm">
              {failed.said.by === 'rider' ? texts.riderSays : texts.staffSays}
            </span>
            {failed.said.words}
          </p>
        )}
        <p>{!mayAsk ? texts.noneLeft : isPlaceWrong ? rightTexts.withRider : texts.withRider}</p>
        {mayAsk && isLast && <p>{texts.lastTry}</p>}
        {failed?.bringBackAt !== undefined && (
          <p className="text-quiet">{texts.bringBack(moments.inSentence(failed.bringBackAt, nowMs))}</p>
        )}
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {mayAsk ? (
          <Button icon={<Bike size={18} />} {...RedeliveryDialog.preloadWhenNear} onClick={onAsk}>
            {isPlaceWrong ? rightTexts.title : texts.send}
          </Button>
        ) : (
          <AskAboutOrder orderId={order._id}>{texts.askUs}</AskAboutOrder>
        )}
        {order.rider && <CallLink name={order.rider.name} phone={order.rider.mobileNumber} />}
      </div>
    </section>
  )
}
