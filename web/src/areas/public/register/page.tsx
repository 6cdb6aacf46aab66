import { zodResolver } from '@hookform/resolvers/zod'
import { GENDERS, PASSWORD, SignupInput } from '@ozi/contract'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { safeReturnPath } from '~/session'
import { MarketStall } from '~/ui/art/MarketStall'
import { Button } from '~/ui/Button'
import { Field, FieldSet } from '~/ui/Field'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { AuthLayout } from '~/ui/layouts/AuthLayout'
import { PasswordInput } from '~/ui/PasswordInput'
import { PhoneInput } from '~/ui/PhoneInput'
import { RadioCards } from '~/ui/RadioCards'
import { RouteProgress } from '~/ui/route-line/RouteProgress'
import { TextInput } from '~/ui/TextInput'
import { Brand } from '../shared/Brand'
import { TextLink } from '../shared/TextLink'
import { useFormErrors } from '../shared/useFormErrors'
import { registerTexts as texts } from './texts'
import { type Registration, useRegister } from './useRegister'

export const meta = () => [{ title: texts.pageTitle }]

type Form = z.input<typeof SignupInput>

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
  'gender',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof Form)[]

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: texts.genders[value] }))

export default function RegisterPage() {
  const [search] = useSearchParams()
  const headedFor = safeReturnPath(search.get('next'))
  const form = useForm<Form, unknown, Registration>({
    resolver: zodResolver(SignupInput),
    shouldFocusError: false,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      mobileNumber: '',
      password: '',
      confirmPassword: '',
      role: 'user',
    },
  })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<Form>(FIELDS)
  const register = useRegister()

  async function submit(person: Registration) {
    problems.clear()
    const refusal = await register(person)
    if (refusal) problems.showRefusal(refusal, form.setError)
  }

  return (
    <AuthLayout
      brand={<Brand />}
      title={texts.title}
      lead={texts.lead}
      art={<MarketStall className="w-full" />}
      progress={<RouteProgress done={0.5} label={texts.step} className="w-44" />}
      footer={
        <p>
          {texts.haveAccount}{' '}
          <TextLink to={headedFor === null ? '/login' : `/login?next=${encodeURIComponent(headedFor)}`}>
            {texts.logIn}
          </TextLink>
        </p>
      }
    >
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
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field id="firstName" label={texts.firstName} error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" required {...form.register('firstName')} />
          </Field>
          <Field id="lastName" label={texts.lastName} error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" required {...form.register('lastName')} />
          </Field>
        </div>
        <Field id="email" label={texts.email} hint={texts.emailHint} error={errors.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.register('email')}
          />
        </Field>
        <Field id="mobileNumber" label={texts.mobileNumber} error={errors.mobileNumber?.message}>
          <PhoneInput required {...form.register('mobileNumber')} />
        </Field>
        <FieldSet label={texts.gender} error={errors.gender?.message}>
          <div id="gender" tabIndex={-1}>
            <RadioCards columns={2} options={GENDER_OPTIONS} {...form.register('gender')} />
          </div>
        </FieldSet>
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
    </AuthLayout>
  )
}
