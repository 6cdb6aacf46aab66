import { useEffect, useState } from 'react'
import type { Toggle } from '~/browser/storedToggle'
import type { Store } from '~/browser/createStore'
import { useStore } from '~/browser/useStore'
import { watchClock } from '~/browser/watchClock'
import { type AlarmSound, alarmSoundOf, createAlarm } from './createAlarm'
import { inOneTab } from './amongTabs'
import { chime, isSoundAllowed } from './chime'
import { useTitleBadge } from './useTitleBadge'

/** Looked at regularly: a browser stops to play sounds at any time, e.g. during a call. */
const soundAllowed: Store<boolean> = {
  read: isSoundAllowed,
  rendered: () => false,
  watch: watchClock(500),
}

/** Whether an alarm would be heard. */
export const useAlarmSound = (muted: Toggle): AlarmSound => {
  const isAllowed = useStore(soundAllowed)
  return alarmSoundOf(muted.use(), isAllowed)
}

/** While something waits: rings again and again in one tab, and counts in the title of each. */
export function useAlarm(waiting: number, muted: Toggle): void {
  const sound = useAlarmSound(muted)
  const [alarm] = useState(() => createAlarm((interval) => void inOneTab(`alarm ${String(interval)}`, chime)))
  const isRinging = waiting > 0 && sound === 'on'
  useEffect(() => {
    alarm.set(isRinging)
    return () => alarm.set(false)
  }, [alarm, isRinging])
  useTitleBadge(waiting)
}
