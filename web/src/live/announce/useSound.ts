import { useCallback, useEffect } from 'react'
import type { Toggle } from '~/browser/storedToggle'
import { allowSound, chime } from './chime'

/** Plays the sound of new events unless it is muted. @returns the same function at each render */
export function useSound(muted: Toggle): () => void {
  useEffect(() => {
    const touched = new AbortController()
    const options = { passive: true, signal: touched.signal }
    const allow = () => {
      if (!muted.isOn()) allowSound()
    }
    document.addEventListener('pointerdown', allow, options)
    document.addEventListener('keydown', allow, options)
    return () => touched.abort()
  }, [muted])
  return useCallback(() => {
    if (!muted.isOn()) chime()
  }, [muted])
}
