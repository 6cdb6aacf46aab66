import { useCallback } from 'react'
import type { Toggle } from '~/browser/storedToggle'
import { chime } from './chime'

/** Plays the sound of new events unless it is muted. @returns the same function at each render */
export const useSound = (muted: Toggle): (() => void) =>
  useCallback(() => {
    if (!muted.isOn()) chime()
  }, [muted])
