import type { EmailHold } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { notice } from '~/ui/notice/notice'
import { personSessionsTexts as texts } from './texts'

/** Says that a colleague set the e-mail address, which opens nothing yet, and lets another administrator agree. */
export function EmailHeld({ accountId: id, hold }: { accountId: string; hold: EmailHold }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function agree() {
    setBusy(true)
    try {
      await client.sessions.agreeToEmail({ id })
      void notice.success(texts.agreedTitle, texts.agreed)
    } catch (error) {
      void notice.error(texts.agreeFailed, refusalOf(error).message)
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: api.sessions.key() })
    }
  }

  return (
    <div className="bg-wait-wash text-wait rounded-control mb-3 grid justify-items-start gap-2 p-3">
      <p className="font-medium wrap-anywhere">
        {texts.held(hold.changedBy)} <DateTime at={hold.until} style="inSentence" />
      </p>
      <p className="text-sm">{hold.mayAgree ? texts.heldHint : texts.heldOwn}</p>
      {hold.mayAgree && (
        <Button look="secondary" busy={isBusy} onClick={() => void agree()}>
          {texts.agree}
        </Button>
      )}
    </div>
  )
}
