import { type AddressSuggestion, TEXT_LIMIT } from '@ozi/contract'
import { useTexts } from '~/language'
import { rightPlaceTexts } from '~/languages/en/customer/placing'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { PlaceField } from '../places/PlaceField'

/** The right place of a dropoff, as it is being chosen. */
export interface RightPlace {
  readonly text: string
  readonly place: AddressSuggestion | null
  readonly landmark: string
}

export const NO_PLACE: RightPlace = { text: '', place: null, landmark: '' }

interface RightPlaceFieldsProps {
  value: RightPlace
  onChange: (value: RightPlace) => void
  /** The place is wanted and not chosen. */
  isMissing: boolean
  /** The server's words about the landmark. */
  landmarkError: string | undefined
}

/** Asks where the dropoff really is, and for its landmark. */
export function RightPlaceFields({ value, onChange, isMissing, landmarkError }: RightPlaceFieldsProps) {
  const texts = useTexts(rightPlaceTexts)
  return (
    <>
      <PlaceField
        id="right-place"
        label={texts.place}
        mark="pin"
        text={value.text}
        place={value.place}
        onChange={(text, place) => onChange({ ...value, text, place })}
        error={isMissing ? texts.missing : undefined}
      />
      <Field label={texts.landmark} optional error={landmarkError}>
        <TextInput
          maxLength={TEXT_LIMIT.line}
          value={value.landmark}
          onChange={({ target }) => onChange({ ...value, landmark: target.value })}
        />
      </Field>
    </>
  )
}
