import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isTyping } from '../table/tableKeys'

interface BesideProps {
  labelledBy: string
  onClose: () => void
  children: ReactNode
}

/** A column of the page that opens and closes like a sheet: it takes the focus, and gives it back. Esc closes it. */
export function Beside({ labelledBy, onClose, children }: BesideProps) {
  const ref = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const column = ref.current
    const opener = document.activeElement
    column?.focus({ preventScroll: true })
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('dialog:modal') === null) close()
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      // Whoever has gone elsewhere meanwhile stays there.
      if (document.activeElement !== document.body) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={ref}
      role="dialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="bg-surface border-line flex w-100 shrink-0 flex-col border-l outline-none"
    >
      {children}
    </section>
  )
}
