import type { ReactNode } from 'react'

/** A name and its value, in a `dl`. */
export function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
