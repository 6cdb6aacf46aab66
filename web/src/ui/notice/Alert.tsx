import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface AlertProps {
  className?: string
  children: ReactNode
}

/** Says beside what was tried why it failed; announced when it appears. Without a text it takes no room. */
export function Alert({ className, children }: AlertProps) {
  return (
    <p role="alert" className={clsx('text-bad font-medium empty:hidden', className)}>
      {children}
    </p>
  )
}
