import { TEXT_LIMIT } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { errorsBy } from './errorsBy'
import { required } from './rule'
import { type FormFields, useForm } from './useForm'

/** The form of a dialog that asks why. @param tell says what the server refused beyond the reason */
export const useReasonForm = (missing: string, tell: (refusal: CallRefusal) => undefined) =>
  useForm({
    initial: { reason: '' },
    check: (values) => errorsBy(values, { reason: required(missing) }),
    onRefused: tell,
  })

interface ReasonFieldProps {
  form: FormFields<{ reason: string }, 'reason'>
  label: string
  hint: string
}

/** The one field of a dialog that asks why: required, and focused when the dialog opens. */
export function ReasonField({ form, label, hint }: ReasonFieldProps) {
  return (
    <Field {...form.field('reason')} label={label} hint={hint} required>
      <Textarea rows={2} maxLength={TEXT_LIMIT.line} data-autofocus {...form.bind('reason')} />
    </Field>
  )
}
