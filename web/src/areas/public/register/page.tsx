import { GENDERS } from '@ozi/contract'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { accountRules, passwordHint } from '~/account/accountRules'
import { NewPasswordFields } from '~/account/NewPasswordFields'
import { useFormErrors } from '~/account/useFormErrors'
import { safeReturnPath } from '~/session'
import { MarketStall } from '~/ui/art/MarketStall'
import { Field, FieldSet } from '~/ui/Field'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { PhoneInput } from '~/ui/PhoneInput'
import { RadioCards } from '~/ui/RadioCards'
import { TextInput } from '~/ui/TextInput'
import { AuthPage } from '../shared/AuthPage'
import { SignupProgress } from '../shared/SignupProgress'
import { SubmitButton } from '../shared/SubmitButton'
import { TextLink } from '../shared/TextLink'
import { registerTexts as texts } from './texts'
import { type Registration, useRegister } from './useRegister'

export const meta = () => [{ title: texts.pageTitle }, { name: 'description', content: texts.description }]

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
  'gender',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof Registration)[]

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: texts.genders[value] }))

export default function RegisterPage() {
  const [search] = useSearchParams()
  const headedFor = safeReturnPath(search.get('next'))
  // No default values: they would wipe out what was typed before the script came.
  const form = useForm<Registration>({ shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<Registration>(FIELDS)
  const register = useRegister()
  const gender = form.register('gender', { validate: accountRules.gender })

  /** Radios are many inputs of one field: the form library would undo a choice made before the script came. */
  function takeGender(input: HTMLInputElement | null) {
    const early = GENDERS.find((value) => input?.checked && value === input.value)
    gender.ref(input)
    if (early && form.getValues('gender') !== early) form.setValue('gender', early)
  }

  async function submit(person: Registration) {
    problems.clear()
    const refusal = await register(person)
    if (refusal) problems.showRefusal(refusal, form.setError)
  }

  return (
    <AuthPage
      title={texts.title}
      lead={texts.lead}
      art={<MarketStall className="w-full" />}
      progress={<SignupProgress step={1} />}
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
            <TextInput
              autoComplete="given-name"
              required
              {...form.register('firstName', { validate: accountRules.firstName })}
            />
          </Field>
          <Field id="lastName" label={texts.lastName} error={errors.lastName?.message}>
            <TextInput
              autoComplete="family-name"
              required
              {...form.register('lastName', { validate: accountRules.lastName })}
            />
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
            {...form.register('email', { validate: accountRules.email })}
          />
        </Field>
        <Field id="mobileNumber" label={texts.mobileNumber} error={errors.mobileNumber?.message}>
          <PhoneInput required {...form.register('mobileNumber', { validate: accountRules.mobileNumber })} />
        </Field>
        <FieldSet label={texts.gender} error={errors.gender?.message}>
          <div id="gender" tabIndex={-1}>
            <RadioCards columns={2} options={GENDER_OPTIONS} {...gender} ref={takeGender} />
          </div>
        </FieldSet>
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
    </AuthPage>
  )
}
