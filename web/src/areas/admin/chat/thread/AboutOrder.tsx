import type { Conversation } from '@ozi/contract'
import { useState } from 'react'
import { OrderSheet } from '../../shared/order-sheet/OrderSheet'
import { ComplaintBadge } from '../ComplaintBadge'
import { staffChatTexts as texts } from '../texts'

/** The order that a conversation is about, which opens beside it, and what the customer says is wrong with it. */
export function AboutOrder({ conversation: { order, complaint } }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  if (order === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-1">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-palm rounded-control min-h-11 text-sm font-semibold tabular-nums underline underline-offset-4 md:min-h-9"
      >
        {texts.about(order.number)}
      </button>
      {complaint && <ComplaintBadge complaint={complaint} />}
      {isOpen && <OrderSheet orderId={order._id} onClose={() => setOpen(false)} />}
    </div>
  )
}
