import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const OTHERS = {
  1: 'max-md:group-data-[at=2]/form:hidden',
  2: 'max-md:group-data-[at=1]/form:hidden',
} as const

/** A part of a PageForm that phones show by itself; wide screens show all parts. */
export function Screen({ at, children }: { at: keyof typeof OTHERS; children: ReactNode }) {
  return (
    <div data-screen={at} className={clsx('grid grid-cols-1 gap-5', OTHERS[at])}>
      {children}
    </div>
  )
}
