import { openStatusAt, SUPPORT_HOURS } from '@ozi/contract'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'

/** Outside the hours of the office, says when somebody answers again. */
export function AwayNote() {
  const texts = useTexts(customerChatTexts)
  const moments = useMoments()
  const nowMs = useNow()
  const { opensAt } = openStatusAt(SUPPORT_HOURS, new Date(nowMs))
  if (opensAt === null) return null
  return (
    <p className="text-quiet px-4 pb-2 text-center text-sm md:px-6">
      {texts.away(moments.inSentence(opensAt, nowMs))}
    </p>
  )
}
