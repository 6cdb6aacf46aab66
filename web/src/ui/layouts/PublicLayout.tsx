import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink'

/** The frame of pages for everyone: a head, the page, a foot. Needs no script. */
export function PublicLayout({
  header,
  footer,
  children,
}: {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-line bg-ground border-b">
        <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 md:px-6">
          {header}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="border-line border-t">
        <div className="mx-auto w-full max-w-6xl px-4 py-10 md:px-6">{footer}</div>
      </footer>
    </div>
  )
}
