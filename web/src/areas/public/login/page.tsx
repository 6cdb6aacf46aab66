import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { safeReturnPath } from '~/session'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Field } from '~/ui/Field'
import { PasswordInput } from '~/ui/PasswordInput'
import { TextInput } from '~/ui/TextInput'
import { AuthPage } from '../shared/AuthPage'
import { SubmitButton } from '../shared/SubmitButton'
import { TextLink } from '../shared/TextLink'
import { type Credentials, logIn } from './logIn'
import { loginTexts as texts } from './texts'

export const meta = () => [{ title: texts.pageTitle }, { name: 'description', content: texts.description }]

export default function LoginPage() {
  const [search] = useSearchParams()
  const headedFor = safeReturnPath(search.get('next'))
  const form = useForm<Credentials>()
  const { errors, isSubmitting } = form.formState

  return (
    <AuthPage
      title={texts.title}
      lead={texts.lead}
      art={<RiderOkada className="w-full" />}
      footer={
        <p>
          {texts.newHere}{' '}
          <TextLink to={headedFor === null ? '/register' : `/register?next=${encodeURIComponent(headedFor)}`}>
            {texts.register}
          </TextLink>
        </p>
      }
    >
      <form noValidate method="post" className="grid gap-5" onSubmit={form.handleSubmit(logIn)}>
        <Field label={texts.email} error={errors.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.register('email', {
              setValueAs: (text: string) => text.trim(),
              required: texts.emailMissing,
            })}
          />
        </Field>
        <div>
          <Field label={texts.password} error={errors.password?.message}>
            <PasswordInput
              autoComplete="current-password"
              required
              {...form.register('password', { required: texts.passwordMissing })}
            />
          </Field>
          <div className="mt-1 text-right text-sm">
            {/* Ready before it is pressed: who forgot is in a hurry. */}
            <TextLink to="/forgot" prefetch="render">
              {texts.forgot}
            </TextLink>
          </div>
        </div>
        <SubmitButton busy={isSubmitting} busyText={texts.busy}>
          {texts.submit}
        </SubmitButton>
      </form>
    </AuthPage>
  )
}
