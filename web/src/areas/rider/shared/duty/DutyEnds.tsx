import { NOTIFICATION_CLOCK } from '@ozi/contract'
import { refusalOf } from '~/api'
import { onThisClock } from '~/api/serverClock'
import { useStore } from '~/browser/useStore'
import { watchClock } from '~/browser/watchClock'
import { useTexts } from '~/language'
import { dutyTexts } from '~/languages/en/rider/offers'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { useMoments } from '~/ui/text/useMoments'
import { useDuty, useSetDuty } from './useDuty'

const watchTicks = watchClock(10_000)
const TOLD_BEFORE_MS = NOTIFICATION_CLOCK.dutyMinutesLeft * 60_000

/** On each page, shortly before duty ends by itself: when that is, and to stay on duty. */
export function DutyEnds() {
  const texts = useTexts(dutyTexts)
  const moments = useMoments()
  const duty = useDuty()
  const setting = useSetDuty()
  const until = duty?.online === true ? duty.until : undefined
  const renderedAt = useRenderedAt()
  const isSoon = () => until !== undefined && Date.now() >= onThisClock(until) - TOLD_BEFORE_MS
  // Both are of the server's clock.
  const wasSoon = () =>
    until !== undefined && renderedAt !== null && renderedAt >= Date.parse(until) - TOLD_BEFORE_MS
  const isShown = useStore({ watch: watchTicks, read: isSoon, rendered: wasSoon })
  if (until === undefined || !isShown) return null
  return (
    <section
      aria-labelledby="duty-ends"
      className="rounded-card bg-wait-wash text-wait mx-auto mb-4 flex w-full max-w-2xl flex-wrap items-center justify-between gap-3 p-4"
    >
      <div role="status" className="min-w-0 flex-[1_1_14rem]">
        <h2 id="duty-ends" className="text-lg">
          {texts.endsSoon(moments.date(until, 'time'))}
        </h2>
      </div>
      <Button
        size="lg"
        className="max-sm:w-full"
        busy={setting.isPending}
        onClick={() => setting.mutate({ online: true })}
      >
        {texts.stay}
      </Button>
      {setting.error && <Alert className="w-full">{refusalOf(setting.error).message}</Alert>}
    </section>
  )
}
