import { BellRing, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '~/language'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { newsMuted } from '~/live/announce/muted'
import { useAlarm } from '~/live/announce/useAlarm'
import { isUnanswered } from './groupOrders'
import { useShopOrders } from './useShopOrders'

/**
 * Until each order is answered: a sound again and again, the title, and one line on every page that shows none of them,
 * which leads there.
 */
export function Alarm() {
  const texts = useTexts(vendorFrameTexts)
  const { pathname, search } = useLocation()
  const waiting = (useShopOrders().list?.rows ?? []).filter(isUnanswered)
  useAlarm(waiting.length, newsMuted)
  const isBoard = /^\/vendor\/?$/.test(pathname) && !new URLSearchParams(search).has('filter')
  const elsewhere = isBoard ? 0 : waiting.filter(({ _id }) => !pathname.endsWith(_id)).length
  if (elsewhere === 0) return null
  return (
    <section data-alarm aria-label={texts.alarm} className="bg-marigold text-on-marigold">
      <Link
        to="/vendor"
        className="mx-auto flex min-h-12 max-w-5xl items-center gap-2 px-4 font-bold -outline-offset-2 md:px-6"
      >
        <BellRing size={20} className="shrink-0 stroke-2" />
        <span className="min-w-0 grow truncate">{texts.waiting(elsewhere)}</span>
        <ChevronRight size={20} className="shrink-0 stroke-2" />
      </Link>
    </section>
  )
}
