import { createStore } from '~/browser/createStore'
import { adminTexts } from '../texts'

/** The mark of each row that arrived while the list was open, by id. */
export const newRows = createStore<ReadonlyMap<string, string>>(new Map())

export function markNewRows(added: readonly string[]): void {
  if (added.length === 0) return
  newRows.set(new Map([...newRows.read(), ...added.map((id) => [id, adminTexts.marks.new] as const)]))
}

export const forgetNewRows = (): void => newRows.set(new Map())
