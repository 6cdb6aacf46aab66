import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { newsMuted } from './muted'
import { useSound } from './useSound'
import { useTitleBadge } from './useTitleBadge'

interface Announcing {
  /**
   * The same function at each render.
   * @param count 0 if the title counts what waits, by an alarm
   * @param words for screen readers; '' if they are told otherwise
   */
  readonly announce: (count: number, words: string) => void
  /** The live region, to be rendered once on the page. */
  readonly said: ReactNode
}

/** Announces new events: by a sound, in the title until the page is looked at, and to screen readers. */
export function useAnnouncing(): Announcing {
  const [unseen, setUnseen] = useState(0)
  const [words, setWords] = useState('')
  const isLookedAt = useIsLookedAt(() => setUnseen(0))
  const playSound = useSound(newsMuted)
  useTitleBadge(unseen)

  const announce = useCallback(
    (count: number, text: string) => {
      playSound()
      if (!isLookedAt()) setUnseen((before) => before + count)
      setWords(text)
    },
    [playSound, isLookedAt],
  )

  return {
    announce,
    said: (
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
    ),
  }
}

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Tells whether this page is visible and focused, rather than another tab or window.
 * @param looked called each time the user comes back to the page
 */
function useIsLookedAt(looked: () => void): () => boolean {
  const lookedNow = useEffectEvent(looked)
  useEffect(() => {
    const look = () => {
      if (isLookedAt()) lookedNow()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return isLookedAt
}
