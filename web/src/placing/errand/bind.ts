import type { FieldName } from './check'
import type { ErrandFields } from './useErrandForm'

/** A field whose error goes as soon as one begins to right it. */
export function bind({ register, forgive }: ErrandFields, name: FieldName) {
  return register(name, { onChange: () => forgive(name) })
}
