import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

interface ConflictNoticeProps {
  /** Takes the focus again for another record. */
  of?: unknown
  className?: string
  children: ReactNode
}

/** Says in a form that somebody else saved first; takes the focus. */
export function ConflictNotice({ of, className, children }: ConflictNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [of])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className={clsx('rounded-card border-wait bg-wait-wash animate-fade border p-4', className)}
    >
      {children}
    </div>
  )
}
