import { type CashEntry } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { ReasonField, useReasonForm } from '~/form/ReasonField'
import { TaskDialog } from '~/form/TaskDialog'
import { useTexts } from '~/language'
import { cashTexts } from '~/languages/en/rider/frame'
import { Button } from '~/ui/button/Button'
import { notice } from '~/ui/notice/notice'

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
          onClose={() => setDisputing(false)}
          onSend={async (reason) => {
            await answer.mutateAsync({ id, answer: 'disputed', reason })
            setDisputing(false)
          }}
        />
      )}
    </div>
  )
}

interface DisputeProps {
  onClose: () => void
  onSend: (reason: string) => Promise<void>
}

/** Asks what is wrong. A refused answer, which the call itself tells, leaves the text in place. */
function Dispute({ onClose, onSend }: DisputeProps) {
  const texts = useTexts(cashTexts)
  const form = useReasonForm(texts.reasonMissing, () => undefined)
  return (
    <TaskDialog
      form={form}
      send={({ reason }) => onSend(reason)}
      title={texts.disputeTitle}
      actionText={texts.send}
      busyText={texts.sending}
      onClose={onClose}
    >
      <ReasonField form={form} label={texts.disputeTitle} hint={texts.disputeHint} />
    </TaskDialog>
  )
}
