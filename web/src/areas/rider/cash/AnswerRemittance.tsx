import { type CashEntry } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { cashTexts } from '~/languages/en/rider/frame'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { ReasonField } from '~/ui/field/ReasonField'
import { notice } from '~/ui/notice/notice'

const FORM = 'dispute-remittance'

/** Sends what the rider says, and reads the statement again, after a refusal, too. */
function useAnswer() {
  const texts = useTexts(cashTexts)
  const queries = useQueryClient()
  return useMutation(
    api.cash.answerRemittance.mutationOptions({
      onError: (error) => void notice.error(texts.failed, refusalOf(error).message),
      onSettled: () => queries.invalidateQueries({ queryKey: api.cash.key() }),
    }),
  )
}

/** A rider's answer about cash that the office recorded: asks for it, or shows it. */
export function AnswerRemittance({ remittance }: { remittance: NonNullable<CashEntry['remittance']> }) {
  const texts = useTexts(cashTexts)
  const answer = useAnswer()
  const [isDisputing, setDisputing] = useState(false)
  const { _id: id, status, disputeReason, reversalReason } = remittance
  if (status !== 'waiting') {
    const words = {
      confirmed: texts.confirmed,
      disputed: texts.disputed(disputeReason),
      reversed: texts.reversed(reversalReason),
    }
    return <p className="text-sm wrap-anywhere">{words[status]}</p>
  }
  return (
    <div className="mt-1 grid gap-2">
      <p>{texts.ask}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={answer.isPending && answer.variables.answer === 'confirmed'}
          busyText={texts.sending}
          onClick={() => answer.mutate({ id, answer: 'confirmed' })}
        >
          {texts.yes}
        </Button>
        <Button size="sm" look="secondary" onClick={() => setDisputing(true)}>
          {texts.no}
        </Button>
      </div>
      {isDisputing && (
        <Dispute
          isBusy={answer.isPending}
          onClose={() => setDisputing(false)}
          onSend={(reason) =>
            answer.mutate({ id, answer: 'disputed', reason }, { onSuccess: () => setDisputing(false) })
          }
        />
      )}
    </div>
  )
}

interface DisputeProps {
  isBusy: boolean
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks what is wrong. A refused answer leaves the text in place. */
function Dispute({ isBusy, onClose, onSend }: DisputeProps) {
  const texts = useTexts(cashTexts)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setError(texts.reasonMissing)
    onSend(reason)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.disputeTitle}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy} busyText={texts.sending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <ReasonField
          label={texts.disputeTitle}
          hint={texts.disputeHint}
          error={error}
          value={reason}
          onChange={(typed) => {
            setReason(typed)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
