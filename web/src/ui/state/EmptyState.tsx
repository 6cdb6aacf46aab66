import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A drawing of ~/ui/art. */
  art?: ReactNode
  /** The exact text: 'Your cart is empty'. */
  title: string
  /** The next step. */
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ art, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center gap-4 px-4 py-10 text-center', className)}>
      {art && <div className="w-48 max-w-full">{art}</div>}
      <div className="max-w-[42ch]">
        <p className="font-head text-xl">{title}</p>
        {children && <div className="text-quiet mt-1.5">{children}</div>}
      </div>
      {action}
    </div>
  )
}
