import { useTexts } from '~/language'
import { changePasswordTexts } from '~/languages/en/customer/changePassword'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'

/** A new password, typed twice to catch typing errors. */
export function PublicPasswordFields({
  labels,
}: {
  labels: { readonly password: string; readonly confirmPassword: string }
}) {
  const { hint } = useTexts(changePasswordTexts)
  return (
    <>
      <Field id="password" label={labels.password} hint={hint}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field id="confirmPassword" label={labels.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" required />
      </Field>
    </>
  )
}
