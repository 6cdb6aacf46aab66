import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { isTransferDue } from '~/order/isTransferDue'
import { Card } from '~/ui/list/Card'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import { PayButtons, SandboxMark } from '../shared/payments/PayButtons'

/** The payment that an order waits for, before it begins or before its hand-over. */
export function PaymentDue({ order }: { order: OrderDetail }) {
  const texts = useTexts(paymentTexts)
  const moments = useMoments()
  const { payments: [latest] = [], deadline } = order
  if (!latest) return null
  const isAtDoor = isTransferDue(order)
  const hasFailed = latest.status === 'failed'
  const says = hasFailed ? texts.failed : isAtDoor ? texts.atDoor : texts.pending
  return (
    <Card
      as="section"
      lifted
      title={hasFailed ? texts.failedTitle : texts.pendingTitle}
      aside={<Money amount={latest.amount} className="font-semibold" />}
    >
      <div className="grid grid-cols-1 gap-3">
        {latest.isSandbox && <SandboxMark />}
        <p>
          {says} {!isAtDoor && deadline && texts.until(moments.date(deadline.at, 'time'))}
        </p>
        <PayButtons reference={latest.reference} status={latest.status} />
      </div>
    </Card>
  )
}
