import type { ReactNode } from 'react'
import { SideSheet } from '~/ui/SideSheet'

export type PersonEntry = readonly [label: string, value: ReactNode]

/** One person in full, beside the list; empty entries are left out. null closes it. */
export function PersonSheet({
  name,
  entries,
  onClose,
  children,
}: {
  name: string | null
  entries: readonly PersonEntry[]
  onClose: () => void
  /** Shown below the entries. */
  children?: ReactNode
}) {
  return (
    <SideSheet open={name !== null} onClose={onClose} title={name ?? ''}>
      <dl className="grid gap-4">
        {entries
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </SideSheet>
  )
}
