import { type AddressSuggestion, TEXT_LIMIT } from '@ozi/contract'
import type { FormFields } from '~/form/useForm'
import { useTexts } from '~/language'
import { rightPlaceTexts } from '~/languages/en/customer/placing'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { PlaceField } from '../places/PlaceField'

/** The right place of a dropoff, as it is being chosen. */
export interface RightPlace {
  placeText: string
  place: AddressSuggestion | null
  /** Its landmark. */
  receiverAddress: string
}

export const NO_PLACE: RightPlace = { placeText: '', place: null, receiverAddress: '' }

interface RightPlaceFieldsProps {
  form: FormFields<RightPlace, 'place' | 'receiverAddress'>
  /** The server's words about the landmark. */
  landmarkError: string | undefined
}

/** Asks where the dropoff really is, and for its landmark. */
export function RightPlaceFields({ form, landmarkError }: RightPlaceFieldsProps) {
  const texts = useTexts(rightPlaceTexts)
  return (
    <>
      <PlaceField
        {...form.field('place')}
        label={texts.place}
        mark="pin"
        text={form.values.placeText}
        place={form.values.place}
        onChange={(placeText, place) => form.set({ placeText, place })}
      />
      <Field
        {...form.field('receiverAddress')}
        label={texts.landmark}
        optional
        error={form.errors.receiverAddress ?? landmarkError}
      >
        <TextInput maxLength={TEXT_LIMIT.line} {...form.bind('receiverAddress')} />
      </Field>
    </>
  )
}
