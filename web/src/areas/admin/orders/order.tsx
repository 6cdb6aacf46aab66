import { useLocation, useNavigate, useParams } from 'react-router'
import { OrderSheet } from '../shared/order-sheet/OrderSheet'
import { sheetTexts as texts } from '../shared/order-sheet/texts'

export function meta() {
  return [{ title: `${texts.plainTitle} · Ozi` }]
}

/** One order beside the list, with its own address; the list keeps its position. */
export default function OrderBesideList() {
  const { orderId = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => void navigate({ pathname: '/admin/orders', search }, { preventScrollReset: true })
  return <OrderSheet orderId={orderId} onClose={close} />
}
