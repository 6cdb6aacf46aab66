import { Bell, BellOff } from 'lucide-react'
import { allowSound, chime } from './chime'
import { IconButton } from '~/ui/IconButton'
import { setMuted, useMuted } from './muted'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Turns the sound of new events on or off; turning it on plays it once. @param label which events */
export function SoundButton({ label }: { label: string }) {
  const muted = useMuted()
  function toggle() {
    setMuted(!muted)
    if (!muted) return
    allowSound()
    chime()
  }
  return (
    <IconButton
      label={label}
      aria-pressed={!muted}
      icon={muted ? <BellOff {...ICON} /> : <Bell {...ICON} />}
      onClick={toggle}
    />
  )
}
