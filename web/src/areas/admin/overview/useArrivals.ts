import { useState } from 'react'

/** Those of these rows that were not there when the page was opened, so that the eye finds them. */
export function useArrivals(rows: readonly { readonly _id: string }[]): ReadonlySet<string> {
  const [first] = useState(() => new Set(rows.map(({ _id }) => _id)))
  return new Set(rows.map(({ _id }) => _id).filter((id) => !first.has(id)))
}
