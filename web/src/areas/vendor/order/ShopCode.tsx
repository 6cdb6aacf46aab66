import { isComing, type OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { vendorOrderTexts } from '~/languages/en/vendor/orders'
import { Card } from '~/ui/list/Card'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'

/** The code the shop says to the rider, when handing over goods and when they are returned. */
export function ShopCode({ order }: { order: OrderDetail }) {
  const texts = useTexts(vendorOrderTexts)
  const isBack = order.status === 'returning'
  const digits = isBack ? order.returnCode : order.pickupCode
  if (digits === undefined || !(isBack || isComing(order.status))) return null
  return (
    <Card as="section" title={isBack ? texts.returnCode : texts.pickupCode}>
      <p
        aria-hidden
        className="font-head -mt-2 text-5xl leading-tight font-bold tracking-[0.14em] tabular-nums"
      >
        {digits}
      </p>
      <p className="text-quiet mt-1 text-sm">
        <VisuallyHidden>{Array.from(digits).join(' ')}. </VisuallyHidden>
        {isBack ? texts.sayReturn : texts.sayPickup}
      </p>
    </Card>
  )
}
