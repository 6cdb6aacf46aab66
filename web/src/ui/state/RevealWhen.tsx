import { clsx } from 'clsx'
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'

/** Longer than this, nobody waits for what stands above. */
const LONGEST_MS = 3_000

const Around = createContext({ isShown: true, show: () => {} })

/** Whether what is around is shown: until then, it takes no focus. */
export const useIsShown = (): boolean => useContext(Around).isShown

/** Shows what is around at once, for whoever goes there by a key. */
export const useShow = (): (() => void) => useContext(Around).show

interface RevealWhenProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'tabIndex'> {
  as?: 'div' | 'main'
  /** Whether the content above has its size. */
  ready: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that appears where it stays: it loads at once, but is hidden from all until what stands above it is known.
 * Otherwise it would jump, because nobody knows the size of an answer beforehand. Once it was shown, it stays.
 */
export function RevealWhen({ as: Tag = 'div', ready, className, children, ...rest }: RevealWhenProps) {
  const around = useContext(Around)
  const [isShown, setShown] = useState(ready)
  if (ready && !isShown) setShown(true)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setShown(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  const own = useMemo(() => {
    const show = () => {
      around.show()
      setShown(true)
    }
    return { isShown: isShown && around.isShown, show }
  }, [isShown, around])
  const isMain = Tag === 'main'
  return (
    <Tag {...rest} inert={!isShown && !isMain} className={clsx(className, !isShown && 'opacity-0')}>
      <Around value={own}>
        {isMain ? (
          // The link that skips to the content reaches it before it is shown.
          <div inert={!isShown} className="contents">
            {children}
          </div>
        ) : (
          children
        )}
      </Around>
    </Tag>
  )
}
