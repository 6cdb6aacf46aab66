import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Whoever opens a conversation can type at once; on a touch screen the keyboard would hide what was written.
 * @param isLookingFor a message in it gets the focus instead
 */
export function useThreadFocus(isThere: boolean, isLookingFor: boolean) {
  const ref = useRef<HTMLElement>(null)
  const isElsewhere = useEffectEvent(() => isLookingFor)
  useEffect(() => {
    if (!isThere || isElsewhere()) return
    const isByTouch = window.matchMedia('(pointer: coarse)').matches
    // None is taken from what one is typing into.
    if (document.activeElement instanceof HTMLInputElement) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const goal = (isByTouch ? null : find('textarea')) ?? find('[data-thread-head]')
    goal?.focus()
  }, [isThere])
  return ref
}
