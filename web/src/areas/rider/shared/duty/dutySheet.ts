import { createStore } from '~/browser/createStore'

/** What the sheet about duty shows: the duty itself, or the question whether to share the position; null: closed. */
export const dutySheet = createStore<'duty' | 'position' | null>(null)
