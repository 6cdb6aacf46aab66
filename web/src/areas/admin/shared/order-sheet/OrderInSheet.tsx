import type { StaffOrder, StaffRating } from '@ozi/contract'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { OrderFare } from '~/order/OrderFare'
import { OrderItems } from '~/order/OrderItems'
import { OrderPlaces } from '~/order/OrderPlaces'
import { PickupTime } from '~/order/PickupTime'
import { carryingWord, goodsWord, statusTone } from '~/order/orderState'
import { useWait } from '~/order/useWait'
import { Card } from '~/ui/list/Card'
import { Badge } from '~/ui/state/Badge'
import { RevealWhen, useIsShown } from '~/ui/state/RevealWhen'
import { DateTime } from '~/ui/text/DateTime'
import { formatDate } from '~/ui/text/format'
import { RatingLine } from '../ratings/RatingLine'
import { ratingsTexts } from '../ratings/texts'
import { CallerCodes } from './CallerCodes'
import { Moves } from './Moves'
import { OnlinePayments } from './OnlinePayments'
import { PayBackCash } from './PayBackCash'
import { PayLink } from './PayLink'
import { People } from './People'
import { staffOrderKindTexts, sheetTexts as texts } from './texts'
import { Timeline } from './Timeline'
import { Transactions } from './Transactions'
import { Unreached } from './Unreached'

interface OrderInSheetProps {
  order: StaffOrder
  /** Whether the children have their size. */
  isSettled: boolean
  children?: ReactNode
}

/** Parts of a sheet stand below a line each, without boxes of their own. */
const PARTS = 'grid grid-cols-1 *:rounded-none! *:border-0! *:border-t! *:bg-transparent! *:px-0! *:py-5!'

/** Everything about an order, the possible actions first. */
export function OrderInSheet({ order, isSettled, children }: OrderInSheetProps) {
  const words = useTexts(statusTexts)
  const goods = goodsWord(order)
  const wait = useWait(order)
  const { deadline } = order
  const hasChildren = children !== undefined
  return (
    <div className="grid grid-cols-1">
      <div className="pb-5">
        <p className="flex flex-wrap gap-2">
          {goods !== null && <Badge tone="wait">{words[goods]}</Badge>}
          <Badge tone={statusTone(order.status)}>{words[carryingWord(order)]}</Badge>
        </p>
        <p className="text-quiet mt-2 text-sm">
          {staffOrderKindTexts[order.kind]} · <DateTime at={order.createdAt} />
        </p>
        <PickupTime order={order} className="mt-1 text-sm font-semibold" />
        {deadline && (
          <p className="text-wait mt-1 text-sm font-semibold">
            {texts.clock[deadline.to]} <DateTime at={deadline.at} style="inSentence" />
          </p>
        )}
        {wait && (
          <p className="text-wait mt-1 font-semibold">
            {(wait.isOver ? texts.waited : texts.waits)(formatDate(wait.until, 'time'))}
          </p>
        )}
      </div>
      {hasChildren && <div className={PARTS}>{children}</div>}
      <RevealWhen ready={isSettled} className={PARTS}>
        <WhenShown>
          <Moves order={order} isAssignedAbove={hasChildren} />
          <PayLink order={order} />
          <People order={order} />
          <CallerCodes order={order} />
          <Card as="section" title={texts.life}>
            <Timeline order={order} />
          </Card>
          {order.unreached && <Unreached unreached={order.unreached} />}
          {order.ratingsGiven && <OrderRatings ratings={order.ratingsGiven} />}
          <OrderPlaces order={order} />
          {order.items && <OrderItems title={texts.items} items={order.items} />}
          <OrderFare order={order} />
          <PayBackCash order={order} />
          <OnlinePayments order={order} />
          <Transactions transactions={order.transactions} />
        </WhenShown>
      </RevealWhen>
    </div>
  )
}

/** The sheet scrolls to what is shown alone: by keyboard, nothing else in it could be reached. */
function WhenShown({ children }: { children: ReactNode }) {
  return useIsShown() && children
}

/** The customer's ratings of the rider and the shop of this order. */
function OrderRatings({ ratings }: { ratings: readonly StaffRating[] }) {
  return (
    <Card as="section" title={ratingsTexts.title}>
      <ul className="grid gap-3">
        {ratings.map((rating) => (
          <li key={rating.subject}>
            <RatingLine rating={rating}>
              {ratingsTexts.subjects[rating.subject]}: {rating.person.name}
            </RatingLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}
