import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router'

interface FilterLinkProps extends Omit<LinkProps, 'className' | 'aria-current'> {
  isActive?: boolean
  /** One of four or more, which share a line even on the narrowest phones. */
  isTight?: boolean
}

/** One filter of a list. A link, so that Back returns to the previous filter. */
export function FilterLink({ isActive = false, isTight = false, ...link }: FilterLinkProps) {
  return (
    <Link
      preventScrollReset
      {...link}
      aria-current={isActive ? 'true' : undefined}
      className={clsx(
        'border-edge bg-surface hover:border-ink inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] px-4 font-semibold no-underline transition-colors max-[25rem]:text-sm',
        'aria-[current]:border-palm aria-[current]:bg-palm aria-[current]:text-on-palm',
        isTight ? 'max-[25rem]:px-2' : 'max-[25rem]:px-3',
      )}
    />
  )
}
