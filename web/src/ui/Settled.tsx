import { clsx } from 'clsx'
import { createContext, type HTMLAttributes, type ReactNode, useContext, useEffect, useState } from 'react'

/** Longer than this, nobody waits for what stands above. */
const LONGEST_MS = 3_000

const Shown = createContext(true)

/** Whether what is around is shown: until then, it takes no focus. */
export const useIsShown = (): boolean => useContext(Shown)

interface SettledProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'tabIndex'> {
  as?: 'div' | 'main'
  /** What stands above has its size. */
  when: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that appears where it stays: it loads at once, but is hidden from all until what stands above it is known.
 * Otherwise it would jump, because nobody knows the size of an answer beforehand. Once it was shown, it stays.
 */
export function Settled({ as: Tag = 'div', when, className, children, ...rest }: SettledProps) {
  const isAroundShown = useIsShown()
  const [isShown, setShown] = useState(when)
  if (when && !isShown) setShown(true)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setShown(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  const isMain = Tag === 'main'
  return (
    <Tag {...rest} inert={!isShown && !isMain} className={clsx(className, !isShown && 'opacity-0')}>
      <Shown value={isShown && isAroundShown}>
        {isMain ? (
          // The link that skips to the content reaches it before it is shown.
          <div inert={!isShown} className="contents">
            {children}
          </div>
        ) : (
          children
        )}
      </Shown>
    </Tag>
  )
}
