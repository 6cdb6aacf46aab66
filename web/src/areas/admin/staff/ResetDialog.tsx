import { type StaffMember, TEXT_LIMIT } from '@ozi/contract'
import { type FormEvent, useId, useState } from 'react'
import { client } from '~/api'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Textarea } from '~/ui/Textarea'
import { useLeaving } from '~/ui/useLeaving'
import { staffTexts as texts } from './texts'
import { useStaffChange } from './useStaff'

/** Turns off a colleague's second factor; asks for a reason. */
export function ResetDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const formId = useId()
  const fieldId = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { make, isBusy } = useStaffChange()
  const { leave, question } = useLeaving({ isUnsaved: reason.trim() !== '', isBusy, onClose })

  function complain(message: string): true {
    setError(message)
    document.getElementById(fieldId)?.focus()
    return true
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return void complain(texts.resetReasonMissing)
    await make(
      () => client.staff.resetSecondFactor({ id: member._id, reason }),
      { title: texts.resetDoneTitle, text: texts.resetDone(member.name) },
      {
        onDone: onClose,
        onRefused: ({ fields }) => fields?.['reason'] !== undefined && complain(fields['reason']),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={texts.resetTitle(member.name)}
      description={texts.resetText(member.name)}
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
        <Field id={fieldId} label={texts.resetReason} hint={texts.resetReasonHint} required error={error}>
          <Textarea
            rows={2}
            maxLength={TEXT_LIMIT.line}
            data-autofocus
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
