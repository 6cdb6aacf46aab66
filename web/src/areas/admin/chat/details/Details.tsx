import type { Conversation } from '@ozi/contract'
import { ArrowLeft } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { api } from '~/api'
import { isConversationMissing } from '~/chat/isConversationMissing'
import { ContactLinks, ContactLinksSkeleton } from '~/order/CallLinks'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { EmailText } from '../../shared/EmailText'
import { chatAddress } from '../chatAddress'
import { StatusDot } from '../StatusDot'
import { staffChatTexts as texts } from '../texts'
import { useStaffOrder } from '../../shared/order-sheet/useStaffOrder'
import { CustomerOrders, useCustomerOrders } from './CustomerOrders'
import { Notes, useNotes } from './Notes'
import { TranscriptButton } from './TranscriptButton'

/** Beside a conversation: who writes, the staff's notes, and their orders. */
export function Details({ conversationId }: { conversationId: string }) {
  const { search } = useLocation()
  // The conversation is fetched by the pane beside this one.
  const { data, error } = useQuery(
    api.chat.read.queryOptions({ input: { id: conversationId }, enabled: false }),
  )
  const orders = useCustomerOrders(conversationId)
  const isConversationKnown = data !== undefined || error !== null
  const isOrderKnown = useIsOrderKnown(data?.data.order?._id)
  const notes = useNotes(conversationId)
  if (error && isConversationMissing(error)) return null
  return (
    <aside aria-label={texts.details} className="flex min-h-0 flex-1 flex-col">
      <header className="border-line flex min-h-15 items-center gap-1 border-b px-2 py-2 @min-[64rem]/chat:px-4">
        <Link
          to={chatAddress(search, conversationId)}
          preventScrollReset
          aria-label={texts.toThread}
          title={texts.toThread}
          className="rounded-control text-quiet hover:bg-palm-wash hover:text-ink inline-grid size-11 shrink-0 place-items-center @min-[64rem]/chat:hidden"
        >
          <ArrowLeft size={20} />
        </Link>
        <h2 tabIndex={-1} data-details-head className="px-1 text-lg">
          {texts.details}
        </h2>
      </header>
      <div className="grid min-h-0 flex-1 auto-rows-min gap-5 overflow-y-auto overscroll-contain px-4 py-4">
        {data && <Customer conversation={data.data} />}
        {data && <CustomerOrders query={orders} aboutId={data.data.order?._id ?? null} />}
        <RevealWhen
          ready={isConversationKnown && isOrderKnown && !orders.isPending && !notes.isPending}
          className="grid gap-5"
        >
          <Notes conversationId={conversationId} notes={notes} />
          <TranscriptButton conversationId={conversationId} />
        </RevealWhen>
      </div>
    </aside>
  )
}

function Customer({ conversation: { userId, status, assignee, order } }: { conversation: Conversation }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-base font-semibold wrap-anywhere">{userId.name}</h3>
      <p className="text-sm">
        <a href={`mailto:${userId.email}`} className="text-palm wrap-anywhere underline">
          <EmailText email={userId.email} />
        </a>
      </p>
      <p className="text-quiet flex flex-wrap gap-x-2 text-xs">
        <StatusDot status={status} />
        {assignee && <span>· {assignee.name}</span>}
      </p>
      {order && (
        <div className="pt-1">
          <WriterPhone orderId={order._id} writerId={userId._id} />
        </div>
      )}
    </section>
  )
}

/** Whether the conversation's order, which is fetched by the parts of this pane, is there or cannot be; or there is none. */
function useIsOrderKnown(id: string | undefined): boolean {
  const options = api.staffOrders.read.queryOptions({ input: { id: id ?? '' }, enabled: false })
  const { isPending } = useQuery(options)
  return id === undefined || !isPending
}

/**
 * A link to call who writes. A conversation contains no number, but its order does, and that is loaded anyway.
 */
function WriterPhone({ orderId, writerId }: { orderId: string; writerId: string }) {
  const { order, isNotFound, error } = useStaffOrder(orderId)
  if (!order && !isNotFound && error === null) return <ContactLinksSkeleton />
  const writer = order && [order.customer, order.rider, order.vendor].find((one) => one?._id === writerId)
  if (!writer?.mobileNumber) return null
  return <ContactLinks name={writer.name} phone={writer.mobileNumber} />
}
