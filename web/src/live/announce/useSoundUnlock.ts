import { useEffect } from 'react'
import type { Toggle } from '~/browser/storedToggle'
import { allowSound } from './chime'

/** Unlocks sound at each touch and key, unless it is muted. It must listen from the beginning: nobody touches twice. */
export function useSoundUnlock(muted: Toggle): void {
  useEffect(() => {
    const touched = new AbortController()
    const options = { passive: true, signal: touched.signal }
    const unlock = () => {
      if (!muted.isOn()) allowSound()
    }
    document.addEventListener('pointerdown', unlock, options)
    document.addEventListener('keydown', unlock, options)
    return () => touched.abort()
  }, [muted])
}
