import { Email, type StaffRole, TEXT_LIMIT } from '@ozi/contract'
import { type FormEvent, useId, useState } from 'react'
import { client } from '~/api'
import { fieldErrorsOf } from '~/form/errors'
import { rule } from '~/form/rule'
import { useProblems } from '~/form/useProblems'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { RoleChoice } from './RoleChoice'
import { staffTexts as texts } from './texts'
import { useStaffChange } from './useStaff'

/** Asks for an address and a role, and mails the invitation. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('')
  function close() {
    setEmail('')
    onClose()
  }
  const { leave, question } = useLeaving({ isUnsaved: email.trim() !== '', onClose: close })
  return (
    <Dialog open={open} onClose={leave} title={texts.inviteTitle} description={texts.inviteText}>
      <InviteForm email={email} onEmail={setEmail} onLeave={leave} onDone={close} />
      {question}
    </Dialog>
  )
}

interface InviteFormProps {
  email: string
  onEmail: (typed: string) => void
  onLeave: () => void
  onDone: () => void
}

const emailRule = rule(Email, { missing: texts.emailMissing })

function InviteForm({ email, onEmail, onLeave, onDone }: InviteFormProps) {
  const fieldId = useId()
  const [role, setRole] = useState<StaffRole>('support')
  const problems = useProblems(['email'])
  const { make, isBusy } = useStaffChange()

  function complain(message: string): true {
    problems.tell(null, { email: message })
    document.getElementById(fieldId)?.focus()
    return true
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const answer = emailRule(email)
    if (answer !== true) return void complain(answer)
    await make(
      () => client.staff.invite({ email, role }),
      { title: texts.invitedTitle, text: texts.invited(email.trim()) },
      {
        onDone,
        onRefused({ code, message, fields }) {
          const { email: atEmail } = fieldErrorsOf(['email'], fields).errors
          if (atEmail !== undefined) return complain(atEmail)
          return (code === 'EMAIL_IN_USE' || code === 'ALREADY_INVITED') && complain(message)
        },
      },
    )
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field id={fieldId} label={texts.email} error={problems.errors.email}>
        <EmailInput
          autoComplete="off"
          required
          maxLength={TEXT_LIMIT.email}
          data-autofocus
          value={email}
          onChange={({ target }) => {
            onEmail(target.value)
            problems.forgive('email')
          }}
        />
      </Field>
      <RoleChoice value={role} onChange={setRole} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={onLeave}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyText={texts.sending}>
          {texts.inviteSend}
        </Button>
      </div>
    </form>
  )
}
