import { useState } from 'react'
import { adminTexts } from '../shared/texts'

/** Marks for the rows that were not there when the page was opened. */
export function useArrivals(rows: readonly { readonly _id: string }[]): ReadonlyMap<string, string> {
  const [first] = useState(() => new Set(rows.map(({ _id }) => _id)))
  return new Map(
    rows.filter(({ _id }) => !first.has(_id)).map(({ _id }) => [_id, adminTexts.marks.new] as const),
  )
}
