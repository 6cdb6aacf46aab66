import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Toggle } from '~/browser/storedToggle'
import { type AlarmSound, alarmSoundOf, createAlarm } from './alarm'
import { inOneTab } from './amongTabs'
import { chime, isSoundAllowed } from './chime'
import { useTitleBadge } from './useTitleBadge'

const LOOK_EVERY_MS = 500

/** Polled: a browser stops to play sounds at any time, e.g. during a call. */
function watchSound(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/**
 * While something waits: rings again and again in one tab, and counts in the title of each.
 * @returns whether it is heard
 */
export function useAlarm(waiting: number, muted: Toggle): AlarmSound {
  const isAllowed = useSyncExternalStore(watchSound, isSoundAllowed, () => false)
  const sound = alarmSoundOf(muted.use(), isAllowed)
  const [alarm] = useState(() => createAlarm((interval) => void inOneTab(`alarm ${String(interval)}`, chime)))
  const isRinging = waiting > 0 && sound === 'on'
  useEffect(() => {
    alarm.set(isRinging)
    return () => alarm.set(false)
  }, [alarm, isRinging])
  useTitleBadge(waiting)
  return sound
}
