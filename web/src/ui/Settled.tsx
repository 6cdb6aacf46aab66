import { clsx } from 'clsx'
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react'

/** Longer than this, nobody waits for what stands above. */
const LONGEST_MS = 3_000

interface SettledProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'tabIndex'> {
  as?: 'div' | 'main'
  /** What stands above has its size. */
  when: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that appears where it stays: it loads at once, but is invisible until what stands above it is known.
 * Otherwise it would jump, because nobody knows the size of an answer beforehand. Once it was shown, it stays.
 */
export function Settled({ as: Tag = 'div', when, className, children, ...rest }: SettledProps) {
  const [isShown, setShown] = useState(when)
  if (when && !isShown) setShown(true)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setShown(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <Tag {...rest} className={clsx(className, !isShown && 'pointer-events-none opacity-0')}>
      {children}
    </Tag>
  )
}
