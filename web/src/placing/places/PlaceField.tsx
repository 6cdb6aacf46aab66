import type { AddressSuggestion, RecentPlace } from '@ozi/contract'
import { Bookmark, History } from 'lucide-react'
import { useTexts } from '~/language'
import { placeFieldTexts } from '~/languages/en/customer/placeField'
import { Combobox } from '~/ui/combobox/Combobox'
import { Field } from '~/ui/field/Field'
import { Highlight } from '~/ui/combobox/Highlight'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { isSaved, type SavedPlace } from '../saved/savedPlace'
import { HereButton, HereNote } from './HereButton'
import { useGeolocation } from './useGeolocation'
import { usePlaceSearch } from './usePlaceSearch'

interface PlaceFieldProps {
  id: string
  label: string
  /** Pickup or dropoff; without it, a place that is neither. */
  mark?: 'ring' | 'pin'
  isOptional?: boolean
  text: string
  /** The chosen place; typing after a choice clears it. */
  place: AddressSuggestion | null
  /** @param words the landmark written when this place was used before */
  onChange: (text: string, place: AddressSuggestion | null, words?: string) => void
  error: string | undefined
  /** Offered while the field is empty. */
  recent?: readonly RecentPlace[]
  /** A saved place was chosen, with whose it is; without it, it is chosen like any other. */
  onSaved?: (place: SavedPlace) => void
  /** Offers 'Use my location'. */
  offersHere?: boolean
}

interface Row {
  readonly place: AddressSuggestion
  /** For a place saved or used before. */
  readonly recent?: RecentPlace
}

/** One end of an errand: found by typing, among recent places, or by the user's location. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, mark, isOptional = false, text, place, onChange, error, recent = [] } = props
  const offersHere = mark !== undefined && props.offersHere === true
  const texts = useTexts(placeFieldTexts)
  const search = usePlaceSearch(text, place !== null)
  const here = useGeolocation(place, (found) => onChange(found.placeName, found))
  const isRecent = text === '' && recent.length > 0
  const rows: readonly Row[] = isRecent
    ? recent.map((known) => ({ place: known.place, recent: known }))
    : search.places.map((found) => ({ place: found }))

  function change(typed: string, chosen: Row | null) {
    here.stop()
    if (props.onSaved && chosen?.recent && isSaved(chosen.recent)) props.onSaved(chosen.recent)
    else onChange(typed, chosen?.place ?? null, chosen?.recent?.address)
  }

  return (
    <div>
      <Field
        label={label}
        required={!isOptional}
        optional={isOptional}
        id={id}
        error={error}
        aside={offersHere && <HereButton here={here} mark={mark} />}
      >
        <Combobox
          before={mark && (mark === 'ring' ? <RingMark /> : <PinMark />)}
          placeholder={texts.placeholder}
          query={text}
          onQuery={(typed) => change(typed, null)}
          items={rows}
          status={isRecent ? 'ready' : search.status}
          openOnFocus={isRecent}
          itemKey={({ place: { placeName, coordinates }, recent: known }) =>
            `${placeName} ${coordinates.join(',')} ${known?.address ?? ''} ${known?.saved?._id ?? ''}`
          }
          renderItem={(row) => <Suggestion row={row} query={text} />}
          onPick={(row) => change(row.place.placeName, row)}
          onRetry={search.retry}
          emptyText={texts.noPlace}
          errorText={texts.searchFailed}
          countText={isRecent ? texts.usedBefore : texts.found}
        />
      </Field>
      {offersHere && <HereNote here={here} />}
    </div>
  )
}

function Suggestion({ row: { place, recent }, query }: { row: Row; query: string }) {
  const { placeName, street, neighborhood, district, city } = place
  const around = [street, neighborhood, district, city].filter((part) => part !== '' && part !== placeName)
  const saved = recent?.saved
  const first = saved ? [saved.name, saved.label].filter((part) => part !== '').join(' · ') : placeName
  const below = recent?.address ? [recent.address] : [...new Set(around)]
  const Sign = saved ? Bookmark : History
  return (
    <span className={recent ? 'flex items-start gap-3' : 'block'}>
      {recent && <Sign size={18} className="text-quiet mt-0.75 shrink-0" />}
      <span className="block min-w-0">
        <span className="block wrap-anywhere">
          <Highlight text={first} query={query} />
        </span>
        <span className="text-quiet block text-sm wrap-anywhere">
          {(saved ? [placeName, ...below] : below).join(', ')}
        </span>
      </span>
    </span>
  )
}
