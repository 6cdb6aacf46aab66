import { isPermitted, type Role, type StaffOrder } from '@ozi/contract'
import { useSession } from '~/session'
import { Card } from '~/ui/list/Card'
import { formatDate, formatNaira } from '~/ui/text/format'
import { ChangeToCash } from './ChangeToCash'
import { onlinePaymentTexts as texts } from './paymentTexts'
import { SendLink } from './SendLink'

/** The link by which a caller pays, while the order waits for it. The page changes by itself once it is paid. */
export function PayLink({ order }: { order: StaffOrder }) {
  const role: Role = useSession()?.data?.role ?? 'user'
  const { trackToken, payments = [], number, fee, deadline, customer } = order
  const [latest] = payments
  if (trackToken === undefined || !latest || !isPermitted(role, 'moveOrders')) return null
  const url = `${window.location.origin}/track/${trackToken}`
  const amount = formatNaira(fee)
  return (
    <Card as="section" title={texts.linkTitle(amount)}>
      <p className="text-quiet -mt-2 mb-4 text-sm">
        {texts.linkHint} {deadline && texts.linkUntil(formatDate(deadline.at, 'time'))}
      </p>
      <SendLink url={url} text={texts.linkText(number, amount, url)} phone={customer.mobileNumber} />
      <ChangeToCash order={order} reference={latest.reference} lead={texts.linkToCash} />
    </Card>
  )
}
