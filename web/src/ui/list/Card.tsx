import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li'
  title?: ReactNode
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  /** Adds a shadow; for at most one card per page. */
  lifted?: boolean
  /** Without padding, for tables and pictures that reach the edge. */
  flush?: boolean
}

/** A surface on the page's background, with a border and, if lifted, a shadow. */
export function Card({
  as: Tag = 'div',
  title,
  aside,
  lifted,
  flush,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={clsx(
        'rounded-card border-line bg-surface border',
        lifted && 'shadow-lift',
        !flush && 'p-[min(1rem,5vw)] md:p-6',
        flush && 'overflow-clip',
        className,
      )}
    >
      {title && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            flush ? 'border-line border-b px-4 py-3 md:px-6' : 'mb-4',
          )}
        >
          <h2 className="text-lg">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  )
}
