import { Bell, BellOff } from 'lucide-react'
import type { Toggle } from '~/browser/storedToggle'
import { IconButton } from '~/ui/button/IconButton'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { allowSound, chime } from './chime'
import { newsMuted } from './muted'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SoundButtonProps {
  /** Which events are heard. */
  label: string
  muted?: Toggle
  className?: string
}

/** Turns the sound of new events on or off; turning it on plays it once. */
export function SoundButton({ label, muted = newsMuted, className }: SoundButtonProps) {
  const isMuted = muted.use()
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
      icon={isMuted ? <BellOff {...ICON} /> : <Bell {...ICON} />}
      {...(className !== undefined && { className })}
      onClick={toggle}
    />
  )
}
