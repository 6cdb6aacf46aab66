import type { Order } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { carryingWord, statusTone } from '~/order/orderState'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { PagedRows } from '~/live/PagedRows'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { loadError } from '../loadError'
import { staffOrderKindTexts } from '../order-sheet/texts'
import { LateNote } from './LateNote'
import { adminTexts } from '../texts'
import { peopleTexts as texts } from './texts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const OrderSheet = lazyPart(async () => (await import('../order-sheet/OrderSheet')).OrderSheet)

const PAGE_OF = 20

/** The person whose orders to list: ordered by a customer, sold by a shop, carried by a rider. */
export type OrdersOf =
  | { readonly customerId: string }
  | { readonly vendorId: string }
  | { readonly riderId: string }

/** A person's orders, newest first; one opens above them, with all actions. */
export function PersonOrders({ of }: { of: OrdersOf }) {
  const titleId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const options = api.orders.listAll.infiniteOptions(byPage({ limit: PAGE_OF, ...of }))
  const orders = usePagedList(options, 'orders')
  // The list asks; this reads along.
  const { data: pages } = useInfiniteQuery({ ...options, enabled: false })
  const late = pages?.pages[0]?.lateCancellations
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="mb-2 text-base">
        {texts.orders}
      </h3>
      {late && <LateNote late={late} />}
      <PagedRows
        paged={orders}
        reasonOf={loadError}
        skeleton={
          <div role="status" aria-label={adminTexts.loading}>
            <SkeletonLines lines={4} />
          </div>
        }
        empty={<p className="text-quiet">{texts.noOrders}</p>}
      >
        {(rows) => (
          <ul className="grid gap-2">
            {rows.map((order) => (
              <li key={order._id}>
                <OrderButton order={order} onOpen={() => setOpenId(order._id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {openId !== null && <OrderSheet orderId={openId} onClose={() => setOpenId(null)} />}
    </section>
  )
}

function OrderButton({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const words = useTexts(statusTexts)
  return (
    <button
      type="button"
      {...OrderSheet.preloadWhenNear}
      onClick={onOpen}
      className="border-line rounded-control hover:bg-palm-wash grid w-full gap-1 border px-3.5 py-2.5 text-left"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold tabular-nums">{order.number}</span>
        <Badge tone={statusTone(order.status)}>{words[carryingWord(order)]}</Badge>
      </span>
      <span className="text-quiet flex items-end justify-between gap-x-3 text-sm">
        <span>
          {staffOrderKindTexts[order.kind]}, <DateTime at={order.createdAt} style="inSentence" />
        </span>
        <Money amount={order.fee} className="text-ink shrink-0 font-semibold" />
      </span>
    </button>
  )
}
