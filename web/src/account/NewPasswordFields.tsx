import type { FieldErrors, FieldPath, FieldValues, UseFormRegister } from 'react-hook-form'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { checkConfirmation, rulesIn } from './accountRules'
import { type RuleTexts, ruleTexts } from './ruleTexts'

interface NewPasswordFieldsProps<T extends FieldValues> {
  register: UseFormRegister<T>
  errors: FieldErrors<T>
  /** The password field's name in the form; the second field is `confirmPassword`. */
  name: FieldPath<T>
  labels: { readonly password: string; readonly confirmPassword: string; readonly hint: string }
  texts?: RuleTexts
}

/** A new password, typed twice to catch typing errors. */
export function NewPasswordFields<T extends FieldValues & { confirmPassword: string }>({
  register,
  errors,
  name,
  labels,
  texts = ruleTexts,
}: NewPasswordFieldsProps<T>) {
  const confirmName = 'confirmPassword' as FieldPath<T>
  const messageOf = (field: FieldPath<T>) => {
    const message = errors[field]?.message
    return typeof message === 'string' ? message : undefined
  }
  return (
    <>
      <Field id={name} label={labels.password} hint={labels.hint} error={messageOf(name)}>
        <PasswordInput
          autoComplete="new-password"
          required
          {...register(name, { validate: rulesIn(texts).newPassword })}
        />
      </Field>
      <Field id={confirmName} label={labels.confirmPassword} error={messageOf(confirmName)}>
        <PasswordInput
          autoComplete="new-password"
          required
          {...register(confirmName, {
            validate: (typed: string, all: T) =>
              checkConfirmation(typed, all[name] as string | undefined, texts),
          })}
        />
      </Field>
    </>
  )
}
