import { profileFields, type UserProfile } from '@ozi/contract'
import { useEffect, useRef, useState } from 'react'
import { rulesIn } from '~/account/accountRules'
import { errorsBy } from '~/form/errorsBy'
import { Form, FormSummary } from '~/form/Form'
import { rule } from '~/form/rule'
import { aboveForm, useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { accountRuleTexts, accountTexts } from '~/languages/en/account/account'
import { profileTexts } from '~/languages/en/customer/profile'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { TextInput } from '~/ui/field/TextInput'
import { ImageField } from './ImageField'
import { PasswordDialog } from './PasswordDialog'
import { saveProfile } from './saveProfile'
import { asksForEmail, PROFILE_FIELDS, type ProfileValues, toProfileValues } from './profileValues'

interface ProfileFormProps {
  profile: UserProfile
  onSaved: (profile: UserProfile) => void
}

/** The form of the user's details. Input stays whatever happens when it is submitted. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const texts = useTexts(profileTexts)
  const messages = useTexts(accountTexts)
  const rules = rulesIn(useTexts(accountRuleTexts))
  const form = useForm<ProfileValues>({
    initial: toProfileValues(profile),
    fields: PROFILE_FIELDS,
    check: (values) =>
      errorsBy(values, {
        name: rule(profileFields.name, { missing: texts.nameMissing }),
        email: rules.email,
        mobileNumber: rules.mobileNumber,
        address: rule(profileFields.address, { missing: texts.addressMissing }),
      }),
    onRefused: aboveForm({ failed: messages.profileFailed, tryAgain: texts.tryAgain }),
  })
  /** A refused file is told at its field; the summary is for what was sent. */
  const [fileError, setFileError] = useState<string>()
  /** The values waiting for the password, and why the last password was refused. */
  const [asking, setAsking] = useState<{ values: ProfileValues; error: string | null } | null>(null)

  // The profile may change outside this form, as the address does when its code is entered, even in another tab.
  const shown = useRef(profile)
  const { reset } = form
  useEffect(() => {
    if (shown.current === profile) return
    reset(toProfileValues(profile), toProfileValues(shown.current))
    shown.current = profile
  }, [profile, reset])

  async function submit(values: ProfileValues) {
    setFileError(undefined)
    if (asksForEmail(values, profile)) setAsking({ values, error: null })
    else await send(values, null)
  }

  async function send(values: ProfileValues, currentPassword: string | null) {
    const answer = await saveProfile(values, profile, currentPassword)
    if ('saved' in answer) {
      setAsking(null)
      onSaved(answer.saved)
      // Input made while it was saved stays.
      form.reset(toProfileValues(answer.saved), values)
      return
    }
    const { refusal } = answer
    if (refusal.code === 'PASSWORD_REQUIRED') {
      setAsking({ values, error: currentPassword === null ? null : refusal.message })
      return
    }
    setAsking(null)
    form.showRefusal(refusal)
  }

  return (
    <Card as="section" title={texts.details}>
      <Form form={form} send={submit} className="grid gap-5">
        <FormSummary form={form} title={form.isIncomplete ? messages.profileIncomplete : texts.checkForm} />
        <ImageField
          name={form.values.name}
          value={form.values.profileImage}
          saved={profile.profileImage}
          error={form.errors.profileImage ?? fileError}
          onChange={(profileImage) => {
            setFileError(undefined)
            form.set({ profileImage })
          }}
          onError={setFileError}
        />
        <Field {...form.field('name')} label={texts.name}>
          <TextInput autoComplete="name" required {...form.bind('name')} />
        </Field>
        <Field {...form.field('email')} label={texts.email} hint={texts.emailHint}>
          <EmailInput required {...form.bind('email')} />
        </Field>
        <Field {...form.field('mobileNumber')} label={texts.mobileNumber}>
          <PhoneInput required {...form.bind('mobileNumber')} />
        </Field>
        <Field {...form.field('address')} label={texts.address}>
          <TextInput autoComplete="street-address" required {...form.bind('address')} />
        </Field>
        <Button type="submit" wide busy={form.isBusy} busyText={texts.saving}>
          {texts.save}
        </Button>
      </Form>
      {asking && (
        <PasswordDialog
          asking={{ email: asking.values.email.trim(), error: asking.error }}
          onPassword={(password) => send(asking.values, password)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  )
}
