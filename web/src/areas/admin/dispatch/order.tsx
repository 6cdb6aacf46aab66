import { useLocation, useNavigate, useParams } from 'react-router'
import { OrderSheet } from '../shared/order-sheet/OrderSheet'
import { sheetTexts as texts } from '../shared/order-sheet/texts'
import { RiderSearchCard } from './search/RiderSearchCard'
import { useSearchSettled } from './search/useCandidates'

export const meta = () => [{ title: `${texts.plainTitle} · Ozi` }]

/** One order beside the board, with the riders for it; the board keeps its position. */
export default function OrderBesideBoard() {
  const { orderId = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isSettled = useSearchSettled(orderId)
  const close = () => void navigate({ pathname: '/admin/dispatch', search }, { preventScrollReset: true })
  return (
    <OrderSheet key={orderId} orderId={orderId} onClose={close} isSettled={isSettled} isBeside>
      {(order) => <RiderSearchCard order={order} />}
    </OrderSheet>
  )
}
