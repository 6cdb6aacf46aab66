import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { CirclePause } from 'lucide-react'
import { api } from '~/api'
import { useTexts } from '~/language'
import { pauseTexts } from '~/languages/en/base/frame'

/** Home, and the pages on the way to an order. */
const LEADS_TO_ORDER = /^\/dashboard(\/(send|receive|cart(\/checkout)?))?\/?$/

/** Says that no new orders are taken now, with the staff's words about it. */
export default function PauseNotice() {
  const { pathname } = useLocation()
  return LEADS_TO_ORDER.test(pathname) ? <PauseNow /> : null
}

function PauseNow() {
  const texts = useTexts(pauseTexts)
  // Without an answer, orders are taken as far as anybody knows: the server says so when one is placed.
  const pause = useQuery(api.pauses.read.queryOptions()).data?.pause
  return (
    <div role="status">
      {pause && (
        <div className="bg-wait-wash rounded-card mb-5 flex gap-3 p-[min(1rem,5vw)]">
          <CirclePause size={22} className="text-wait mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{texts.title}</p>
            {pause.notice !== '' && <p className="wrap-anywhere">{pause.notice}</p>}
            <p className="text-quiet mt-1 text-sm">{texts.underWay}</p>
          </div>
        </div>
      )}
    </div>
  )
}
