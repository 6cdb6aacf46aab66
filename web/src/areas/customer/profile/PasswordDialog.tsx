import { errorsBy } from '~/form/errorsBy'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'

interface PasswordDialogProps {
  /** The new address, and why the last password was refused. */
  asking: { readonly email: string; readonly error: string | null }
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the current password before the e-mail address changes. */
export function PasswordDialog({ asking, onPassword, onClose }: PasswordDialogProps) {
  const texts = useTexts(profileTexts)
  const form = useForm({
    initial: { password: '' },
    id: 'profile',
    check: (values) => errorsBy(values, { password: (typed) => typed !== '' || texts.passwordMissing }),
    asks: false,
  })
  const refused = asking.error ?? undefined
  const { id, error } = form.field('password')
  async function send({ password }: { password: string }) {
    await onPassword(password)
    document.getElementById(id)?.focus()
  }
  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.passwordTitle}
      description={<span className="wrap-anywhere">{texts.passwordWhy(asking.email)}</span>}
      actionText={texts.passwordContinue}
      busyText={texts.saving}
      onClose={onClose}
    >
      <Field id={id} label={texts.currentPassword} error={error ?? refused}>
        <PasswordInput autoComplete="current-password" data-autofocus {...form.bind('password')} />
      </Field>
    </TaskDialog>
  )
}
