import { textsNow } from '~/language'
import { receiveTexts } from '~/languages/en/customer/delivery'
import { DeliveryForm } from './DeliveryForm'

export function meta() {
  return [{ title: `${textsNow(receiveTexts).title} · Ozi` }]
}

export default function Receive() {
  return <DeliveryForm kind="receive" />
}
