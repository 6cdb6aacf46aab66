import { Email, type StaffRole, TEXT_LIMIT } from '@ozi/contract'
import { client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { rule } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { RoleChoice } from './RoleChoice'
import { staffTexts as texts } from './texts'
import { useStaffChange } from './useStaff'

interface Invitation {
  email: string
  role: StaffRole
}

const NOBODY: Invitation = { email: '', role: 'support' }
const emailRule = rule(Email, { missing: texts.emailMissing })

/** Asks for an address and a role, and mails the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: NOBODY,
    check: (values) => errorsBy(values, { email: emailRule }),
    fieldOf: ({ code }) => (code === 'EMAIL_IN_USE' || code === 'ALREADY_INVITED' ? 'email' : undefined),
  })
  const { make } = useStaffChange()

  const send = ({ email, role }: Invitation) =>
    make(
      () => client.staff.invite({ email, role }),
      { title: texts.invitedTitle, text: texts.invited(email.trim()) },
      { onDone: onClose, onRefused: form.showRefusal },
    )

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.inviteTitle}
      description={texts.inviteText}
      actionText={texts.inviteSend}
      busyText={texts.sending}
      onClose={onClose}
    >
      <Field {...form.field('email')} label={texts.email}>
        <EmailInput
          required
          maxLength={TEXT_LIMIT.email}
          data-autofocus
          {...form.bind('email')}
          autoComplete="off"
        />
      </Field>
      <RoleChoice value={form.values.role} onChange={(role) => form.set({ role })} />
    </TaskDialog>
  )
}
