import { FieldContext } from '~/ui/field/fieldContext'
import { TextInput } from '~/ui/field/TextInput'

interface TimeInputProps {
  /** The path of its field. */
  id: string
  label: string
  value: string
  isWrong: boolean
  errorId: string
  onChange: (time: string) => void
}

/** A time of a day in a row of others, whose label is for screen readers. */
export function TimeInput({ id, label, value, isWrong, errorId, onChange }: TimeInputProps) {
  return (
    <FieldContext
      value={{ id, describedBy: isWrong ? errorId : undefined, invalid: isWrong, required: true }}
    >
      <TextInput
        type="time"
        aria-label={label}
        // Narrow phones have no room for the icon; a tap on the time opens the same picker.
        className="min-w-0 px-2.5! max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldContext>
  )
}
