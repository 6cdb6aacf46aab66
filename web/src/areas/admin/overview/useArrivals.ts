import { useState } from 'react'
import { adminTexts } from '../shared/texts'

/** The mark of those of these rows that were not there when the page was opened, so that the eye finds them. */
export function useArrivals(rows: readonly { readonly _id: string }[]): ReadonlyMap<string, string> {
  const [first] = useState(() => new Set(rows.map(({ _id }) => _id)))
  return new Map(
    rows.filter(({ _id }) => !first.has(_id)).map(({ _id }) => [_id, adminTexts.marks.new] as const),
  )
}
