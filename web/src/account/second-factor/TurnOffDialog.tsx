import { client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { required } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { TextInput } from '~/ui/field/TextInput'
import { Alert } from '~/ui/notice/Alert'
import { notice } from '~/ui/notice/notice'

/** Asks for the password and a code, as a login does. */
export function TurnOffDialog({ onClose }: { onClose: (isOff: boolean) => void }) {
  const texts = useTexts(secondFactorTexts)
  const form = useForm({
    initial: { currentPassword: '', code: '' },
    check: (values) =>
      errorsBy(values, {
        currentPassword: (typed) => typed !== '' || texts.passwordMissing,
        code: required(texts.codeMissing),
      }),
    fieldOf: ({ code }) =>
      code === 'PASSWORD_REQUIRED' ? 'currentPassword' : code === 'TOTP_WRONG' ? 'code' : undefined,
    onRefused: ({ message }) => ({ title: message, texts: [] }),
    asks: false,
  })

  async function send(proof: { currentPassword: string; code: string }) {
    await client.secondFactor.turnOff(proof)
    onClose(true)
    void notice.success(texts.title, texts.offDone)
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.offTitle}
      description={texts.offWhy}
      actionText={texts.turnOff}
      busyText={texts.busy}
      onClose={() => onClose(false)}
    >
      <Field {...form.field('currentPassword')} label={texts.currentPassword}>
        <PasswordInput autoComplete="current-password" data-autofocus {...form.bind('currentPassword')} />
      </Field>
      <Field {...form.field('code')} label={texts.offCode}>
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.bind('code')}
        />
      </Field>
      {form.headline && <Alert>{form.headline.title}</Alert>}
    </TaskDialog>
  )
}
