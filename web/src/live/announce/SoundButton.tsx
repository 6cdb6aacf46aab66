import { Bell, BellOff } from 'lucide-react'
import type { Toggle } from '~/browser/storedToggle'
import { IconButton } from '~/ui/button/IconButton'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { allowSound, chime } from './chime'
import { newsMuted } from './muted'
import { useSoundUnlock } from './useSoundUnlock'

interface SoundButtonProps {
  /** The events that are heard. */
  label: string
  muted?: Toggle
  className?: string
}

/** Turns the sound of new events on or off; turning it on plays it once. */
export function SoundButton({ label, muted = newsMuted, className }: SoundButtonProps) {
  const isMuted = muted.use()
  useSoundUnlock(muted)
  // Only this browser knows: pressed before, it would do the opposite of what was meant.
  const isUnknown = useRenderedAt() !== null
  function toggle() {
    muted.set(!isMuted)
    if (!isMuted) return
    allowSound()
    chime()
  }
  return (
    <IconButton
      label={label}
      aria-pressed={!isMuted}
      disabled={isUnknown}
      icon={isMuted ? <BellOff size={20} /> : <Bell size={20} />}
      {...(className !== undefined && { className })}
      onClick={toggle}
    />
  )
}
