import type { FieldName } from './check'
import type { DeliveryFormState } from './useDeliveryForm'

/** A field whose error goes as soon as one begins to right it. */
export function bind({ register, forgive }: DeliveryFormState, name: FieldName) {
  return register(name, { onChange: () => forgive(name) })
}
