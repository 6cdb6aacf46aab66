import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink'

interface AuthLayoutProps {
  /** Where the brand leads home. */
  brand: ReactNode
  title: string
  lead?: ReactNode
  /** A drawing; beside the form on wide screens, small above the title on phones when `artOnPhones`. */
  art: ReactNode
  artOnPhones?: boolean
  /** The short route line of a way with several steps. */
  progress?: ReactNode
  /** The other ways: 'New here? Register'. */
  footer?: ReactNode
  children: ReactNode
}

/** One column, one thing a screen; on wide screens a drawing beside it. */
export function AuthLayout({
  brand,
  title,
  lead,
  art,
  artOnPhones,
  progress,
  footer,
  children,
}: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex flex-col px-4 pt-5 pb-8 md:px-10">
        <header>{brand}</header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8"
        >
          {artOnPhones && <div className="mb-4 w-44 lg:hidden">{art}</div>}
          {progress && <div className="mb-6">{progress}</div>}
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="text-quiet mt-2">{lead}</p>}
          <div className="mt-7">{children}</div>
          {footer && <div className="text-quiet mt-7">{footer}</div>}
        </main>
      </div>
      <aside className="bg-palm-wash border-line hidden place-items-center border-l p-12 lg:grid">
        <div className="w-full max-w-lg">{art}</div>
      </aside>
    </div>
  )
}
