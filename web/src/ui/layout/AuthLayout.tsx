import type { ReactNode } from 'react'
import { SkipLink } from '../button/SkipLink'

interface AuthViewProps {
  title: string
  lead?: ReactNode
  /** A drawing beside the form on wide screens; on phones small above the title if `artOnPhones`. */
  art: ReactNode
  artOnPhones?: boolean
  /** The progress line, if there are several steps. */
  progress?: ReactNode
  /** Links to other ways in: 'New here? Register'. */
  footer?: ReactNode
  children: ReactNode
}

interface AuthLayoutProps extends AuthViewProps {
  /** The site's header and footer, full width. */
  head: ReactNode
  foot?: ReactNode
}

/** One column with one task per screen; on wide screens a drawing beside it. */
export function AuthLayout({ head, foot, ...view }: AuthLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {head}
      <AuthView {...view} />
      {foot}
    </div>
  )
}

/** The part between header and footer, which can be replaced by another view. */
export function AuthView({ title, lead, art, artOnPhones, progress, footer, children }: AuthViewProps) {
  return (
    <div data-view className="grid flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main
        id="main"
        tabIndex={-1}
        // From the top: what is centred moves while the rest of the page arrives.
        className="mx-auto flex w-full max-w-[30rem] flex-col px-4 py-10 md:px-6 lg:py-16"
      >
        {artOnPhones && <div className="mb-4 w-44 max-w-full lg:hidden">{art}</div>}
        {progress && <div className="mb-6">{progress}</div>}
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {lead && <p className="text-quiet mt-2">{lead}</p>}
        <div className="mt-7">{children}</div>
        {footer && <div className="text-quiet mt-7">{footer}</div>}
      </main>
      <aside className="bg-palm-wash border-line hidden justify-items-center border-l px-12 py-16 lg:grid">
        <div className="w-full max-w-lg">{art}</div>
      </aside>
    </div>
  )
}
