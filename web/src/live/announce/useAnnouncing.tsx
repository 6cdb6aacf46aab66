import { type ReactNode, useEffect, useState } from 'react'
import { allowSound, chime } from './chime'
import { useIsLookedAt } from './useIsLookedAt'
import { useTitleBadge } from './useTitleBadge'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { isMuted } from './muted'

export interface Announcing {
  /** The same function at each render. @param words for screen readers; '' if they are told otherwise */
  readonly announce: (count: number, words: string) => void
  /** The live region, to be rendered once on the page. */
  readonly said: ReactNode
}

/** Announces new events: by a sound, in the title until the page is looked at, and to screen readers. */
export function useAnnouncing(): Announcing {
  const [unseen, setUnseen] = useState(0)
  const [words, setWords] = useState('')
  const isLookedAt = useIsLookedAt(() => setUnseen(0))
  useTitleBadge(unseen)

  const [announce] = useState(() => (count: number, told: string) => {
    if (!isMuted()) chime()
    if (!isLookedAt()) setUnseen((before) => before + count)
    setWords(told)
  })

  useEffect(() => {
    const touched = new AbortController()
    const options = { passive: true, signal: touched.signal }
    const allow = () => {
      if (!isMuted()) allowSound()
    }
    document.addEventListener('pointerdown', allow, options)
    document.addEventListener('keydown', allow, options)
    return () => touched.abort()
  }, [])

  return {
    announce,
    said: (
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
    ),
  }
}
