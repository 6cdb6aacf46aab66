import { textsNow } from '~/language'
import { sendTexts } from '~/languages/en/customer/delivery'
import { DeliveryForm } from './DeliveryForm'

export function meta() {
  return [{ title: `${textsNow(sendTexts).title} · Ozi` }]
}

export default function Send() {
  return <DeliveryForm kind="send" />
}
