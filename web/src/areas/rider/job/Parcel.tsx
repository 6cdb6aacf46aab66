import { isBeforePickup, isEnded, isUnpaid, nextCashOf, type OrderDetail } from '@ozi/contract'
import { ChosenOptions } from '~/order/ChosenOptions'
import { useTexts } from '~/language'
import { jobTexts } from '~/languages/en/rider/job'
import { PickupTime } from '~/order/PickupTime'
import { ParcelSizeLine } from '~/order/ParcelSizeLine'
import { isTransferDue } from '~/order/isTransferDue'
import { Card } from '~/ui/list/Card'
import { formatDistance, formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'

/** The package, and the cash to collect for it. */
export function Parcel({ order }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const cash = nextCashOf(order)
  const { cashAtPickup } = order
  const paidBefore = isBeforePickup(order.status) ? undefined : cashAtPickup
  return (
    <Card as="section" title={texts.what}>
      {order.items ? (
        <ul className="-mt-1 grid gap-1">
          {order.items.map(({ name, quantity, options }, at) => (
            <li key={at} className="wrap-anywhere">
              <span className="font-semibold tabular-nums">{quantity} ×</span> {name}
              <ChosenOptions options={options} />
            </li>
          ))}
        </ul>
      ) : (
        // Its content is not told for long after the end.
        !(isEnded(order.status) && order.packageDetails === '') && (
          <p className="-mt-1 wrap-anywhere whitespace-pre-line">
            {order.packageDetails === '' ? texts.notDescribed : order.packageDetails}
          </p>
        )
      )}
      <ParcelSizeLine parcel={order} className="mt-2" />
      <PickupTime order={order} className="mt-2 font-semibold" />
      <dl className="border-line mt-4 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t pt-3">
        <div>
          {isUnpaid(order.status) || cash.amount === 0 ? (
            <>
              <dt className="text-lg font-semibold">{texts.noCash}</dt>
              <dd className="text-quiet text-sm">
                {isUnpaid(order.status)
                  ? texts.notDelivered
                  : isTransferDue(order)
                    ? texts.transferDue
                    : paidBefore === undefined
                      ? texts.paid
                      : texts.paidAtPickup(formatNaira(paidBefore))}
              </dd>
            </>
          ) : (
            <>
              <dt className="text-quiet text-sm">
                {order.status === 'delivered'
                  ? texts.cashCollected
                  : cash.at === 'pickup'
                    ? texts.cashAtPickup
                    : texts.cash}
              </dt>
              <dd>
                <Money amount={cash.amount} className="font-head text-3xl font-bold" />
                {order.redeliveries !== undefined && <span className="block text-sm">{texts.inCash}</span>}
              </dd>
            </>
          )}
        </div>
        {order.earns !== undefined && (
          <div>
            <dt className="text-quiet text-sm">
              {order.status === 'delivered' ? texts.earned : texts.earns}
            </dt>
            <dd>
              <Money amount={order.earns} className="font-head text-2xl font-bold" />
            </dd>
          </div>
        )}
        {order.tipped !== undefined && (
          <div>
            <dt className="text-quiet text-sm">{texts.tip}</dt>
            <dd>
              <Money amount={order.tipped} className="font-head text-2xl font-bold" />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-quiet text-sm">{texts.distance}</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatDistance(order.distanceKm)}</dd>
        </div>
      </dl>
    </Card>
  )
}
