import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { ReasonField } from '~/ui/field/ReasonField'
import { notice } from '~/ui/notice/notice'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { personSessionsTexts as texts } from './texts'

interface ResetSecondFactorProps {
  person: { readonly _id: string; readonly name: string }
  onClose: () => void
}

/** Turns off somebody's second factor; asks for a reason. */
export function ResetSecondFactor({ person: { _id: id, name }, onClose }: ResetSecondFactorProps) {
  const formId = useId()
  const fieldId = useId()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { leave, question } = useLeaving({ isUnsaved: reason.trim() !== '', isBusy, onClose })

  function complain(message: string) {
    setError(message)
    document.getElementById(fieldId)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return complain(texts.reasonMissing)
    setBusy(true)
    try {
      await client.secondFactor.resetOf({ id, reason })
      onClose()
      void notice.success(texts.resetDoneTitle, texts.resetDone(name))
    } catch (refused) {
      const { message, fields } = refusalOf(refused)
      if (fields?.['reason'] === undefined) void notice.error(texts.errorTitle, message)
      else complain(fields['reason'])
    } finally {
      setBusy(false)
      // After a refusal, too: what is shown may be outdated.
      for (const queryKey of [api.staff.key(), api.sessions.key()])
        void queries.invalidateQueries({ queryKey })
    }
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={texts.resetTitle(name)}
      description={texts.resetText(name)}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={isBusy} busyText={texts.resetting}>
            {texts.resetShort}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ReasonField
          id={fieldId}
          label={texts.reason}
          hint={texts.reasonHint}
          error={error}
          value={reason}
          onChange={(typed) => {
            setReason(typed)
            setError(undefined)
          }}
        />
      </form>
      {question}
    </Dialog>
  )
}
