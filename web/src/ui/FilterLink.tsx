import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router'

interface FilterLinkProps extends Omit<LinkProps, 'className' | 'aria-current'> {
  isActive?: boolean
  /** One of four or more, which on the narrowest phones share a line. */
  isTight?: boolean
}

/** One way a list is cut down. It is an address, so that the way back leads to the one before. */
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
