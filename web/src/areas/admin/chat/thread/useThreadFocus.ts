import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Focuses the input of an opened conversation, but not on touch screens, where the keyboard would hide the
 * messages.
 * @param isLookingFor a message that is searched for gets the focus instead
 */
export function useThreadFocus(isThere: boolean, isLookingFor: boolean) {
  const ref = useRef<HTMLElement>(null)
  const isElsewhere = useEffectEvent(() => isLookingFor)
  useEffect(() => {
    if (!isThere || isElsewhere()) return
    const isByTouch = window.matchMedia('(pointer: coarse)').matches
    // Does not take the focus from an input in use.
    if (document.activeElement instanceof HTMLInputElement) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const goal = (isByTouch ? null : find('textarea')) ?? find('[data-thread-head]')
    goal?.focus()
  }, [isThere])
  return ref
}
