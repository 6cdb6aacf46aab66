import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink'

/** The frame of pages for everyone: a head, the page, a foot, each from edge to edge. Needs no script. */
export function PublicLayout({
  head,
  foot,
  children,
}: {
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {head}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {foot}
    </div>
  )
}
