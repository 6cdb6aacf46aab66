import { type ReactNode, useCallback, useState } from 'react'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { newsMuted } from './muted'
import { useIsLookedAt } from './useIsLookedAt'
import { useSound } from './useSound'
import { useTitleBadge } from './useTitleBadge'

export interface Announcing {
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
    (count: number, told: string) => {
      playSound()
      if (!isLookedAt()) setUnseen((before) => before + count)
      setWords(told)
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
