import { zodResolver } from '@hookform/resolvers/zod'
import { accountMessages, NewPassword, PASSWORD } from '@ozi/contract'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { client, refusalOf } from '~/api'
import { resetSession } from '~/session'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { notice } from '~/ui/notice'
import { PasswordInput } from '~/ui/PasswordInput'
import { useFormErrors } from '../shared/useFormErrors'
import { newPasswordTexts as texts } from './texts'

const Passwords = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: accountMessages.passwordMismatch,
  })
type Passwords = z.infer<typeof Passwords>

const FIELDS = ['password', 'confirmPassword'] as const

/** Sets the password; every session has then ended, this browser's too. */
export function PasswordForm({ token, onDeadLink }: { token: string; onDeadLink: () => void }) {
  const navigate = useNavigate()
  const form = useForm<Passwords>({
    resolver: zodResolver(Passwords),
    shouldFocusError: false,
    defaultValues: { password: '', confirmPassword: '' },
  })
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
      <Field
        id="password"
        label={texts.password}
        hint={`At least ${PASSWORD.min} characters.`}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" required {...form.register('password')} />
      </Field>
      <Field id="confirmPassword" label={texts.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" required {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" wide busy={isSubmitting} busyText={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
