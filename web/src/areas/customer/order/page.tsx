import { LostRoad } from '~/ui/art/LostRoad'
import { useParams } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { LinkButton } from '~/ui/button/Button'
import { WholeOrder } from './WholeOrder'

export function meta() {
  return [{ title: `${textsNow(orderTexts).plainTitle} · Ozi` }]
}

/** One order, while it runs and after. */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  return <WholeOrder key={orderId} orderId={orderId} gone={<NoSuchOrder />} />
}

function NoSuchOrder() {
  const texts = useTexts(orderTexts)
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-4 py-8 text-center">
      <LostRoad className="w-56 max-w-full" />
      <div>
        <h1 className="text-2xl">{texts.notFound}</h1>
        <p className="text-quiet mt-1.5">{texts.notFoundHint}</p>
      </div>
      <LinkButton to="/dashboard/orders">{texts.allOrders}</LinkButton>
    </div>
  )
}
