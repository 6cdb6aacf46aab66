import type { Order } from '@ozi/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { carryingWord, statusTone } from '~/order/orderState'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { staffOrderKindTexts } from '../../shared/order-sheet/texts'
import { Timeline } from '../../shared/order-sheet/Timeline'
import { useStaffOrder } from '../../shared/order-sheet/useStaffOrder'
import { detailsTexts as texts } from '../texts'

interface OrderBesideProps {
  order: Order
  /** The conversation is about this order, so its timeline is expanded. */
  isAbout: boolean
  onOpen: () => void
}

/** A summary of an order, which expands to its timeline. */
export function OrderBeside({ order, isAbout, onOpen }: OrderBesideProps) {
  const words = useTexts(statusTexts)
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(isAbout)
  return (
    <li className="border-line bg-surface rounded-control border">
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
        className="rounded-control hover:bg-palm-wash grid w-full gap-1 px-3 py-2.5 text-left"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="flex items-center gap-1.5 font-semibold tabular-nums">
            <ChevronDown
              size={16}
              className={isUnfolded ? 'transition-[rotate]' : '-rotate-90 transition-[rotate]'}
            />
            {order.number}
          </span>
          <Badge tone={statusTone(order.status)}>{words[carryingWord(order)]}</Badge>
        </span>
        <span className="text-quiet flex flex-wrap justify-between gap-x-3 text-xs">
          {staffOrderKindTexts[order.kind]}
          <Money amount={order.fee} className="text-ink font-semibold" />
        </span>
        <span className="text-quiet text-xs">
          <DateTime at={order.createdAt} />
        </span>
        {isAbout && <span className="text-laterite text-xs font-semibold">{texts.isAbout}</span>}
      </button>
      <div id={id} hidden={!isUnfolded} className="border-line border-t px-3 py-3">
        {isUnfolded && (
          <div className="grid gap-3">
            <Button look="secondary" size="sm" onClick={onOpen} className="justify-self-start">
              {texts.openOrder(order.number)}
            </Button>
            <History order={order} />
          </div>
        )}
      </div>
    </li>
  )
}

function History({ order: { _id, number } }: { order: Order }) {
  const { query, order, error } = useStaffOrder(_id)
  if (order) return <Timeline order={order} label={texts.timeline(number)} />
  if (error)
    return (
      <ErrorState title={texts.timelineFailed} query={query}>
        {refusalOf(error).message}
      </ErrorState>
    )
  return <SkeletonLines lines={3} />
}
