import { BellOff } from 'lucide-react'
import { useTexts } from '~/language'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { allowSound, chime } from '~/live/announce/chime'
import { newsMuted } from '~/live/announce/muted'
import { useAlarmSound } from '~/live/announce/useAlarm'

/** Where new orders stand, if they are not heard: the button that mends it. */
export function Unheard() {
  const texts = useTexts(vendorFrameTexts)
  if (useAlarmSound(newsMuted) === 'on') return null
  return (
    <button
      type="button"
      // As high as a line, so that nothing moves when it goes.
      className="text-palm -my-2.5 ml-auto inline-flex min-h-11 min-w-0 items-center gap-1.5 self-center wrap-anywhere font-sans text-sm font-semibold tracking-normal underline underline-offset-4"
      onClick={() => {
        newsMuted.set(false)
        allowSound()
        chime()
      }}
    >
      <BellOff size={18} className="shrink-0" />
      {texts.soundOn}
    </button>
  )
}
