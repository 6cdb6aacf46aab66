import { type ReactNode, useEffect, useState } from 'react'
import { allowSound, chime } from '~/ui/chime'
import { useIsLookedAt } from '~/ui/useIsLookedAt'
import { useTitleBadge } from '~/ui/useTitleBadge'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { isMuted } from './muted'

export interface Announcing {
  /** The same at each drawing. @param words for those who listen; empty where they hear of it otherwise */
  readonly announce: (count: number, words: string) => void
  /** What is said, to be drawn once on the page. */
  readonly said: ReactNode
}

/** Tells of what is new: by a sound, in the title until the page is looked at, and to those who listen. */
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
