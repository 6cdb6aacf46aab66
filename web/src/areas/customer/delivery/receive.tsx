import { DeliveryForm } from './DeliveryForm'
import { KIND_TEXTS } from './texts'

export function meta() {
  return [{ title: `${KIND_TEXTS.receive.title} · Ozi` }]
}

export default function Receive() {
  return <DeliveryForm kind="receive" />
}
