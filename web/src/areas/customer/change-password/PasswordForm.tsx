import { checkConfirmation, rulesIn } from '~/account/accountRules'
import { type CallRefusal, client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { Form, FormSummary } from '~/form/Form'
import { aboveForm, useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { accountRuleTexts, accountTexts } from '~/languages/en/account/account'
import { changePasswordTexts } from '~/languages/en/customer/changePassword'
import { resetSession, useSession } from '~/session'
import { setFlash } from '~/session/flash'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' }

/**
 * Changes the password. The server then ends all sessions, including this one, and the guard navigates to the
 * login page.
 * @param currentHint says which password is the current one
 */
export function PasswordForm({ currentHint }: { currentHint?: string }) {
  const texts = useTexts(changePasswordTexts)
  const messages = useTexts(accountTexts)
  const rules = useTexts(accountRuleTexts)
  const email = useSession()?.data?.email ?? ''
  const form = useForm({
    initial: NO_PASSWORDS,
    check: (values) =>
      errorsBy(values, {
        currentPassword: (typed) => typed !== '' || texts.currentMissing,
        newPassword: rulesIn(rules).newPassword,
        confirmPassword: (typed, { newPassword }) => checkConfirmation(typed, newPassword, rules),
      }),
    fieldOf: ({ code }) => FIELD_OF[code],
    onRefused: aboveForm(texts),
    asks: false,
  })

  async function send(passwords: typeof NO_PASSWORDS) {
    await client.accounts.password(passwords)
    setFlash({ title: texts.doneTitle, text: messages.passwordChanged })
    resetSession()
  }

  return (
    <Form form={form} send={send} className="grid gap-5">
      <FormSummary form={form} title={texts.checkForm} />
      {/* Tells password managers whose password changes. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <Field {...form.field('currentPassword')} label={texts.currentPassword} hint={currentHint}>
        <PasswordInput autoComplete="current-password" required {...form.bind('currentPassword')} />
      </Field>
      <Field {...form.field('newPassword')} label={texts.password} hint={texts.hint}>
        <PasswordInput autoComplete="new-password" required {...form.bind('newPassword')} />
      </Field>
      <Field {...form.field('confirmPassword')} label={texts.confirmPassword}>
        <PasswordInput autoComplete="new-password" required {...form.bind('confirmPassword')} />
      </Field>
      <Button type="submit" wide busy={form.isBusy} busyText={texts.busy}>
        {texts.submit}
      </Button>
    </Form>
  )
}

const FIELD_OF: Partial<Record<CallRefusal['code'], keyof typeof NO_PASSWORDS>> = {
  PASSWORD_REQUIRED: 'currentPassword',
  PASSWORD_MISMATCH: 'confirmPassword',
}
