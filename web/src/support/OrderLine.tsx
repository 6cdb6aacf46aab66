import { Package } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { customerChatTexts } from '~/languages/en/account/support'
import { stateWord, statusTone } from '~/order/orderState'
import { useOrder } from '~/order/useOrder'
import { Badge } from '~/ui/state/Badge'
import { useOrderPath } from './supportArea'

/** The order a conversation is about: its number and state, with a link to it. */
export function OrderLine({ orderId, number }: { orderId: string; number?: string | undefined }) {
  const texts = useTexts(customerChatTexts)
  const words = useTexts(statusTexts)
  const { order } = useOrder(orderId)
  const path = useOrderPath(orderId)
  const shown = order?.number ?? number
  if (shown === undefined) return null
  return (
    <div className="border-line flex flex-wrap items-center gap-x-3 border-b px-4 pt-1 pb-2 md:px-6">
      <Package size={18} className="text-laterite shrink-0" />
      <Link
        to={path}
        className="rounded-control inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
      >
        {texts.about(shown)}
      </Link>
      {order && <Badge tone={statusTone(order.status)}>{words[stateWord(order)]}</Badge>}
    </div>
  )
}
