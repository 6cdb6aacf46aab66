import { isBeforePickup, isUnpaid, type Order } from '@ozi/contract'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { unpaidWords } from './unpaidWords'
import { useFareLabel } from './useFareLabel'
import { Card } from '~/ui/list/Card'
import { formatDistance, formatNaira, keepQuantity } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'

/** Who pays the cash, and where. */
function cashWords(order: Order, texts: typeof orderTexts): string {
  const { kind, status, cashAtPickup, cashToCollect = 0 } = order
  if (cashAtPickup === undefined) return kind === 'send' ? texts.cashAtDoor : texts.cash
  const said = isBeforePickup(status) ? texts.cashAtPickup : texts.paidAtPickup
  return cashToCollect > 0 ? `${said} ${texts.moreAtDoor(formatNaira(cashToCollect))}` : said
}

/** The price of the order, line by line. */
export function OrderFare({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  return (
    <Card as="section" title={texts.fare} aside={<WayLength order={order} />}>
      <FareLines order={order} />
    </Card>
  )
}

function WayLength({ order: { distanceKm, durationMinutes } }: { order: Order }) {
  const moments = useMoments()
  return (
    <span className="text-quiet text-sm tabular-nums">
      {formatDistance(distanceKm)} · {moments.duration(durationMinutes)}
    </span>
  )
}

/** The same without a card. */
export function FareLines({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  const labelOf = useFareLabel()
  const { lines, fee, paymentMethod, cashToCollect = 0, status } = order
  return (
    <>
      <dl className="grid gap-2">
        {lines.map((line, at) => (
          <div key={`${line.label} ${String(at)}`} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{keepQuantity(labelOf(line))}</dt>
            <dd>
              <Money amount={line.amount} />
            </dd>
          </div>
        ))}
        <div className="border-line mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
          <dt className="font-semibold">{texts.total}</dt>
          <dd>
            <Money
              amount={fee}
              className={`font-head text-2xl font-bold ${isUnpaid(status) ? 'text-quiet line-through' : ''}`}
            />
          </dd>
        </div>
      </dl>
      {isUnpaid(status) ? (
        <p className="mt-1 text-right font-semibold">{unpaidWords(order, texts)}</p>
      ) : (
        <p className="text-quiet mt-1 text-right text-sm">
          {paymentMethod === 'Cash'
            ? cashWords(order, texts)
            : paymentMethod === 'Transfer' && cashToCollect === 0
              ? texts.transfer
              : cashToCollect > 0
                ? texts.restInCash(formatNaira(cashToCollect))
                : texts.paystack}
        </p>
      )}
    </>
  )
}
