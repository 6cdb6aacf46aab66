import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back to the page above, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="text-palm rounded-control -mt-2 inline-flex min-h-12 w-fit items-center gap-1.5 font-semibold underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft size={18} />
      {children}
    </Link>
  )
}
