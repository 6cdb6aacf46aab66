import { Bell, BellOff } from 'lucide-react'
import { IconButton } from '~/ui/IconButton'
import { adminTexts as texts } from '../texts'
import { allowSound, chime } from '~/ui/chime'
import { setMuted, useMuted } from './muted'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The sound on a new order, on or off; turned on it is heard once. */
export function SoundButton() {
  const muted = useMuted()
  function toggle() {
    setMuted(!muted)
    if (!muted) return
    allowSound()
    chime()
  }
  return (
    <IconButton
      label={texts.sound}
      aria-pressed={!muted}
      icon={muted ? <BellOff {...ICON} /> : <Bell {...ICON} />}
      onClick={toggle}
    />
  )
}
