import { useForm } from 'react-hook-form'
import { NewPasswordFields } from '~/account/NewPasswordFields'
import { useFormErrors } from '~/form/useFormErrors'
import { type CallRefusal, client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { accountRuleTexts, accountTexts } from '~/languages/en/account/account'
import { changePasswordTexts } from '~/languages/en/customer/changePassword'
import { resetSession, useSession } from '~/session'
import { setFlash } from '~/session/flash'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { PasswordInput } from '~/ui/field/PasswordInput'

interface Passwords {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const

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
  const form = useForm<Passwords>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<Passwords>(FIELDS, texts)

  async function submit(passwords: Passwords) {
    problems.clear()
    try {
      await client.accounts.password(passwords)
      setFlash({ title: texts.doneTitle, text: messages.passwordChanged })
      resetSession()
    } catch (error) {
      problems.showRefusal(refusalToShow(refusalOf(error)), form.setError)
    }
  }

  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={form.handleSubmit(submit, problems.countAttempt)}
    >
      <FormErrorSummary
        attempt={problems.attempt}
        errors={problems.summaryOf(errors)}
        title={problems.title ?? texts.checkForm}
      />
      {/* Tells password managers whose password changes. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <Field
        id="currentPassword"
        label={texts.currentPassword}
        hint={currentHint}
        error={errors.currentPassword?.message}
      >
        <PasswordInput
          autoComplete="current-password"
          required
          {...form.register('currentPassword', { required: texts.currentMissing })}
        />
      </Field>
      <NewPasswordFields
        register={form.register}
        errors={errors}
        name="newPassword"
        labels={texts}
        texts={rules}
      />
      <Button type="submit" wide busy={isSubmitting} busyText={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}

/** Assigns each refusal to its field. */
function refusalToShow(refusal: CallRefusal): CallRefusal {
  const { code, message } = refusal
  if (code === 'PASSWORD_REQUIRED') return { ...refusal, fields: { currentPassword: message } }
  return code === 'PASSWORD_MISMATCH' ? { ...refusal, fields: { confirmPassword: message } } : refusal
}
