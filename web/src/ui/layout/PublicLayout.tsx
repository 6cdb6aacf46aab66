import type { ReactNode } from 'react'
import { SkipLink } from '../button/SkipLink'

/** The layout of public pages: header, page and footer, each full width. Needs no script. */
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
