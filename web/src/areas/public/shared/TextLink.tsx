import type { ReactNode } from 'react'

/** A link in or below a line of text, with a large enough touch target. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="text-palm inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </a>
  )
}
