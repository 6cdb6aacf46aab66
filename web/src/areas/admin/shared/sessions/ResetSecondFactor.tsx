import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'
import { ReasonField, useReasonForm } from '~/form/ReasonField'
import { TaskDialog } from '~/form/TaskDialog'
import { notice } from '~/ui/notice/notice'
import { personSessionsTexts as texts } from './texts'

interface ResetSecondFactorProps {
  person: { readonly _id: string; readonly name: string }
  onClose: () => void
}

/** Turns off somebody's second factor; asks for a reason. */
export function ResetSecondFactor({ person: { _id: id, name }, onClose }: ResetSecondFactorProps) {
  const queries = useQueryClient()
  const form = useReasonForm(
    texts.reasonMissing,
    ({ message }) => void notice.error(texts.errorTitle, message),
  )

  async function send({ reason }: { reason: string }) {
    try {
      await client.secondFactor.resetOf({ id, reason })
      onClose()
      void notice.success(texts.resetDoneTitle, texts.resetDone(name))
    } finally {
      // After a refusal, too: what is shown may be outdated.
      for (const queryKey of [api.staff.key(), api.sessions.key()])
        void queries.invalidateQueries({ queryKey })
    }
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.resetTitle(name)}
      description={texts.resetText(name)}
      actionText={texts.resetShort}
      busyText={texts.resetting}
      look="danger"
      onClose={onClose}
    >
      <ReasonField form={form} label={texts.reason} hint={texts.reasonHint} />
    </TaskDialog>
  )
}
