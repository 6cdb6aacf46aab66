import type { StaffOrder } from '@ozi/contract'
import type { ReactNode } from 'react'
import { refusalOf } from '~/api'
import { ErrorState } from '~/ui/state/ErrorState'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { OrderInSheet } from './OrderInSheet'
import { sheetTexts as texts } from './texts'
import { useStaffOrder } from './useStaffOrder'

interface OrderSheetProps {
  orderId: string
  onClose: () => void
  /** Its page finds the rider of a waiting order, above the moves. */
  children?: (order: StaffOrder) => ReactNode
  /** Whether that has its size. */
  isSettled?: boolean
  /** A column of its page on wide screens. */
  isBeside?: boolean
}

/** One order beside the page it was opened from, which keeps its position. */
export function OrderSheet({
  orderId,
  onClose,
  children,
  isSettled = true,
  isBeside = false,
}: OrderSheetProps) {
  const { query, order, isNotFound, error } = useStaffOrder(orderId)
  return (
    <SideSheet
      open
      onClose={onClose}
      title={order ? texts.title(order.number) : texts.plainTitle}
      size="wide"
      isBeside={isBeside}
    >
      {order && <title>{`${texts.title(order.number)} · Ozi`}</title>}
      {isNotFound && (
        <>
          <p className="text-lg font-semibold">{texts.notFound}</p>
          <p className="text-quiet mt-1">{texts.notFoundHint}</p>
        </>
      )}
      {error && (
        <div className="mb-4">
          <ErrorState title={texts.failed} query={query}>
            {refusalOf(error).message} {order && texts.earlier}
          </ErrorState>
        </div>
      )}
      {order && (
        <OrderInSheet order={order} isSettled={isSettled}>
          {children?.(order)}
        </OrderInSheet>
      )}
      {!order && !isNotFound && error === null && (
        <div role="status" aria-label={texts.loading}>
          <SkeletonLines lines={9} />
        </div>
      )}
    </SideSheet>
  )
}
