import { DeliveryForm } from './DeliveryForm'
import { KIND_TEXTS } from './texts'

export function meta() {
  return [{ title: `${KIND_TEXTS.send.title} · Ozi` }]
}

export default function Send() {
  return <DeliveryForm kind="send" />
}
