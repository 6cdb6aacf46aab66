import { TEXT_LIMIT } from '@ozi/contract'
import { Field } from './Field'
import { Textarea } from './Textarea'

interface ReasonFieldProps {
  /** By default one of its own. */
  id?: string
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (reason: string) => void
}

/** The one field of a dialog that asks why: required, and focused when the dialog opens. */
export function ReasonField({ value, onChange, ...field }: ReasonFieldProps) {
  return (
    <Field {...field} required>
      <Textarea
        rows={2}
        maxLength={TEXT_LIMIT.line}
        data-autofocus
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
