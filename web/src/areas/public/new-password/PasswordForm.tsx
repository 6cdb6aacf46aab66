import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { passwordHint } from '~/account/accountRules'
import { NewPasswordFields } from '~/account/NewPasswordFields'
import { useFormErrors } from '~/account/useFormErrors'
import { client, refusalOf } from '~/api'
import { resetSession } from '~/session'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { notice } from '~/ui/notice'
import { SubmitButton } from '../shared/SubmitButton'
import { newPasswordTexts as texts } from './texts'

interface Passwords {
  password: string
  confirmPassword: string
}

const FIELDS = ['password', 'confirmPassword'] as const

/** Sets the password; every session has then ended, this browser's too. */
export function PasswordForm({ token, onDeadLink }: { token: string; onDeadLink: () => void }) {
  const navigate = useNavigate()
  const form = useForm<Passwords>({ shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<Passwords>(FIELDS)

  async function submit(passwords: Passwords) {
    problems.clear()
    try {
      const { message } = await client.accounts.newPassword({ token, ...passwords })
      resetSession()
      await navigate('/login', { replace: true })
      void notice.success(texts.doneTitle, message)
    } catch (error) {
      const refusal = refusalOf(error)
      const isTokenAtFault = refusal.code === 'LINK_EXPIRED' || refusal.fields?.['token'] !== undefined
      if (isTokenAtFault) onDeadLink()
      else problems.showRefusal(refusal, form.setError)
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
        {...(problems.title && { title: problems.title })}
      />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        name="password"
        labels={{ ...texts, hint: passwordHint }}
      />
      <SubmitButton busy={isSubmitting} busyText={texts.busy}>
        {texts.submit}
      </SubmitButton>
    </form>
  )
}
