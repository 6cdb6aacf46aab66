import type { FieldName } from './check'
import type { ErrandFields } from './useErrandForm'

/** Registers a field whose error disappears as soon as the user edits it. */
export function bind({ register, forgive }: ErrandFields, name: FieldName) {
  return register(name, { onChange: () => forgive(name) })
}
