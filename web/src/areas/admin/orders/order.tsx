import { useLocation, useNavigate, useParams } from 'react-router'
import { ErrorState } from '~/ui/ErrorState'
import { SideSheet } from '~/ui/SideSheet'
import { SkeletonLines } from '~/ui/Skeleton'
import { OrderInSheet } from './sheet/OrderInSheet'
import { sheetTexts as texts } from './sheet/texts'
import { useStaffOrder } from './sheet/useStaffOrder'

export function meta() {
  return [{ title: `${texts.plainTitle} · Ozi` }]
}

/** One order beside the list, which keeps its place; it has an address of its own. */
export default function OrderBesideList() {
  const { orderId = '' } = useParams()
  const { order, isNotFound, failure, isRetrying, retry } = useStaffOrder(orderId)
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => void navigate({ pathname: '/admin/orders', search }, { preventScrollReset: true })
  return (
    <SideSheet open onClose={close} title={order ? texts.title(order.number) : texts.plainTitle} size="wide">
      {order && <title>{`${texts.title(order.number)} · Ozi`}</title>}
      {isNotFound && (
        <>
          <p className="text-lg font-semibold">{texts.notFound}</p>
          <p className="text-quiet mt-1">{texts.notFoundHint}</p>
        </>
      )}
      {failure !== null && (
        <div className="mb-4">
          <ErrorState title={texts.failed} onRetry={retry} retrying={isRetrying}>
            {failure} {order && texts.earlier}
          </ErrorState>
        </div>
      )}
      {order && <OrderInSheet order={order} />}
      {!order && !isNotFound && failure === null && (
        <div role="status" aria-label={texts.loading}>
          <SkeletonLines lines={9} />
        </div>
      )}
    </SideSheet>
  )
}
