import type { AddressSuggestion } from '@ozi/contract'
import { useTexts } from '~/language'
import { placeFieldTexts } from '~/languages/en/customer/placeField'
import { Combobox } from '~/ui/Combobox'
import { Field } from '~/ui/Field'
import { Highlight } from '~/ui/Highlight'
import { PinMark, RingMark } from '~/ui/route-line/RouteEnds'
import { usePlaceSearch } from './usePlaceSearch'

export interface PlaceFieldProps {
  id: string
  label: string
  /** Where an errand begins, or where it ends. */
  mark: 'ring' | 'pin'
  text: string
  /** What was chosen from the list; typing on after a choice takes the choice back. */
  place: AddressSuggestion | null
  onChange: (text: string, place: AddressSuggestion | null) => void
  error: string | undefined
}

/** One end of an errand, found by typing. */
export function PlaceField({ id, label, mark, text, place, onChange, error }: PlaceFieldProps) {
  const texts = useTexts(placeFieldTexts)
  const { status, places, retry } = usePlaceSearch(text, place !== null)
  return (
    <Field label={label} required id={id} error={error}>
      <Combobox
        before={mark === 'ring' ? <RingMark /> : <PinMark />}
        placeholder={texts.placeholder}
        query={text}
        onQuery={(typed) => onChange(typed, null)}
        items={places}
        status={status}
        itemKey={({ placeName, coordinates }) => `${placeName} ${coordinates.join(',')}`}
        renderItem={(found) => <Suggestion place={found} query={text} />}
        onPick={(found) => onChange(found.placeName, found)}
        onRetry={retry}
        emptyText={texts.noPlace}
        errorText={texts.searchFailed}
        countText={texts.found}
      />
    </Field>
  )
}

function Suggestion({ place, query }: { place: AddressSuggestion; query: string }) {
  const { placeName, street, neighborhood, district, city } = place
  const around = [street, neighborhood, district, city].filter((part) => part !== '' && part !== placeName)
  return (
    <>
      <span className="block wrap-anywhere">
        <Highlight text={placeName} query={query} />
      </span>
      <span className="text-quiet block text-sm">{[...new Set(around)].join(', ')}</span>
    </>
  )
}
