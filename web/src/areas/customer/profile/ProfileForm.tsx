import { profileFields, type UserProfile } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { rulesIn } from '~/account/accountRules'
import { inWords, rule } from '~/form/rule'
import { useFormErrors } from '~/form/useFormErrors'
import { serverWordsNow, useTexts } from '~/language'
import { accountRuleTexts, accountTexts } from '~/languages/en/account/account'
import { profileTexts } from '~/languages/en/customer/profile'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { TextInput } from '~/ui/field/TextInput'
import { ImageField } from './ImageField'
import { PasswordDialog } from './PasswordDialog'
import { saveProfile } from './saveProfile'
import { asksForEmail, PROFILE_FIELDS, isIncomplete, type ProfileValues, toProfileValues } from './values'

const required = (name: keyof typeof profileFields, missing: string) =>
  inWords(rule(profileFields[name], { missing }), serverWordsNow)

interface ProfileFormProps {
  profile: UserProfile
  onSaved: (profile: UserProfile) => void
}

/** The form of the user's details. Input stays whatever happens when it is submitted. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const texts = useTexts(profileTexts)
  const messages = useTexts(accountTexts)
  const rules = rulesIn(useTexts(accountRuleTexts), serverWordsNow)
  const form = useForm<ProfileValues>({ defaultValues: toProfileValues(profile), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<ProfileValues>(PROFILE_FIELDS, {
    failed: messages.profileFailed,
    tryAgain: texts.tryAgain,
  })
  const [typedName, image] = useWatch({ control: form.control, name: ['name', 'profileImage'] })
  /** The values waiting for the password, and why the last password was refused. */
  const [asking, setAsking] = useState<{ values: ProfileValues; error: string | null } | null>(null)

  // The current address may change outside this form, when its code is entered, even in another tab.
  const { email } = profile
  const { getFieldState, resetField } = form
  useEffect(() => {
    if (!getFieldState('email').isDirty) resetField('email', { defaultValue: email })
  }, [email, getFieldState, resetField])

  async function submit(values: ProfileValues) {
    problems.clear()
    if (asksForEmail(values, profile)) setAsking({ values, error: null })
    else await send(values, null)
  }

  async function send(values: ProfileValues, currentPassword: string | null) {
    const answer = await saveProfile(values, profile, currentPassword)
    if ('saved' in answer) {
      setAsking(null)
      onSaved(answer.saved)
      showSaved(answer.saved, values)
      return
    }
    const { refusal } = answer
    if (refusal.code === 'PASSWORD_REQUIRED') {
      setAsking({ values, error: currentPassword === null ? null : refusal.message })
      return
    }
    setAsking(null)
    problems.showRefusal(refusal, form.setError)
  }

  /** Shows what was saved; input typed while saving stays. */
  function showSaved(saved: UserProfile, sent: ProfileValues) {
    const typed = form.getValues()
    form.reset(toProfileValues(saved))
    for (const name of PROFILE_FIELDS) {
      if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true })
    }
  }

  // A refused file is reported at its field; the summary is for submitted forms.
  const { profileImage, ...others } = errors
  const told = profileImage?.type === 'file' ? others : errors
  const title =
    problems.title ?? (isIncomplete(form.getValues()) ? messages.profileIncomplete : texts.checkForm)
  return (
    <Card as="section" title={texts.details}>
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          // The picture is not a registered field: the form library would never clear its error, which would
          // block submitting.
          form.clearErrors('profileImage')
          void form.handleSubmit(submit, problems.countAttempt)(event)
        }}
      >
        <FormErrorSummary attempt={problems.attempt} errors={problems.summaryOf(told)} title={title} />
        <ImageField
          name={typedName}
          value={image}
          saved={profile.profileImage}
          error={errors.profileImage?.message}
          onChange={(chosen) => {
            form.clearErrors('profileImage')
            form.setValue('profileImage', chosen, { shouldDirty: true })
          }}
          onError={(message) => form.setError('profileImage', { type: 'file', message })}
        />
        <Field id="name" label={texts.name} error={errors.name?.message}>
          <TextInput
            autoComplete="name"
            required
            {...form.register('name', { validate: required('name', texts.nameMissing) })}
          />
        </Field>
        <Field id="email" label={texts.email} hint={texts.emailHint} error={errors.email?.message}>
          <EmailInput required {...form.register('email', { validate: rules.email })} />
        </Field>
        <Field id="mobileNumber" label={texts.mobileNumber} error={errors.mobileNumber?.message}>
          <PhoneInput required {...form.register('mobileNumber', { validate: rules.mobileNumber })} />
        </Field>
        <Field id="address" label={texts.address} error={errors.address?.message}>
          <TextInput
            autoComplete="street-address"
            required
            {...form.register('address', { validate: required('address', texts.addressMissing) })}
          />
        </Field>
        <Button type="submit" wide busy={isSubmitting} busyText={texts.saving}>
          {texts.save}
        </Button>
      </form>
      <PasswordDialog
        asking={asking && { email: asking.values.email.trim(), error: asking.error }}
        onPassword={async (password) => {
          if (asking) await send(asking.values, password)
        }}
        onClose={() => setAsking(null)}
      />
    </Card>
  )
}
