import { BellRing } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '~/language'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { allowSound, chime } from '~/live/announce/chime'
import { newsMuted } from '~/live/announce/muted'
import { useAlarm } from '~/live/announce/useAlarm'
import { isUnanswered } from './groupOrders'
import { useShopOrders } from './useShopOrders'

const BUTTON =
  'rounded-control border-on-marigold min-h-11 border-[1.5px] px-[min(0.875rem,4.5vw)] font-semibold'

/** Until each order is answered: a sound again and again, the title, and a line on every page of the shop. */
export function Alarm() {
  const texts = useTexts(vendorFrameTexts)
  const { pathname } = useLocation()
  const waiting = (useShopOrders().list?.rows ?? []).filter(isUnanswered).length
  const sound = useAlarm(waiting, newsMuted)
  if (waiting === 0) return null
  function turnOn() {
    newsMuted.set(false)
    allowSound()
    chime()
  }
  return (
    <section aria-label={texts.alarm} className="bg-marigold text-on-marigold">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-6">
        <p className="flex grow items-center gap-2 font-bold">
          <BellRing size={20} className="shrink-0 stroke-2" />
          {/^\/vendor\/?$/.test(pathname) ? (
            texts.waiting(waiting)
          ) : (
            <Link to="/vendor" className="inline-flex min-h-11 items-center underline underline-offset-4">
              {texts.waiting(waiting)}
            </Link>
          )}
        </p>
        {sound === 'on' ? (
          <button type="button" className={BUTTON} onClick={() => newsMuted.set(true)}>
            {texts.mute}
          </button>
        ) : (
          <div className="flex items-center justify-between gap-x-4 max-sm:w-full max-sm:flex-wrap">
            <p className="min-w-0 text-sm">{sound === 'muted' ? texts.muted : texts.blocked}</p>
            <button type="button" className={BUTTON} onClick={turnOn}>
              {texts.soundOn}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
