import { SUGGESTIONS } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '~/api'
import { Button } from '~/ui/button/Button'
import { Combobox } from '~/ui/combobox/Combobox'
import { Field } from '~/ui/field/Field'
import { Highlight } from '~/ui/combobox/Highlight'
import { RingMark } from '~/ui/line/RouteEnds'
import { ShopMap } from './ShopMap'
import { vendorsTexts as texts } from './texts'
import type { ShopPlaceEntry } from './useShopPlace'

const SHORTEST_QUERY = 2
/** The id of its control. */
export const SHOP_PLACE_FIELD = 'place'

/** A shop's place, chosen from the map's places; optional. */
export function ShopPlaceField({
  entry: { place, error, isFound, movedFrom, change, keep },
  hint = texts.placeHint,
  isFocused = false,
}: {
  entry: ShopPlaceEntry
  hint?: string
  /** Gets the initial focus of the dialog. */
  isFocused?: boolean
}) {
  const [text, setText] = useState(place?.placeName ?? '')
  const typed = text.trim().slice(0, SUGGESTIONS.queryMax)
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), SUGGESTIONS.debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsking = place === null && typed.length >= SHORTEST_QUERY
  const search = useQuery(
    api.places.search.queryOptions({
      input: { q: asked, limit: SUGGESTIONS.max },
      enabled: isAsking && asked === typed,
      staleTime: 60_000,
    }),
  )
  const isAnswered = asked === typed && search.data !== undefined
  const status = !isAsking
    ? 'idle'
    : isAnswered
      ? 'ready'
      : search.isError && asked === typed
        ? 'error'
        : 'loading'
  return (
    <div>
      <Field
        id={SHOP_PLACE_FIELD}
        label={texts.place}
        optional
        hint={hint}
        note={place && isFound && texts.placeFound(place.placeName, movedFrom?.placeName)}
        error={error}
        aside={
          movedFrom && (
            <Button look="quiet" onClick={keep}>
              {texts.keepPlace(movedFrom.placeName)}
            </Button>
          )
        }
      >
        <Combobox
          before={<RingMark />}
          placeholder={texts.placePlaceholder}
          autoFocus={isFocused}
          query={text}
          onQuery={(next) => {
            setText(next)
            change(null, next)
          }}
          items={isAnswered ? search.data.suggestions : []}
          status={status}
          itemKey={({ placeName, coordinates }) => `${placeName} ${coordinates.join(',')}`}
          renderItem={({ placeName }) => <Highlight text={placeName} query={text} />}
          onPick={(picked) => {
            setText(picked.placeName)
            change(picked, picked.placeName)
          }}
          onRetry={() => void search.refetch()}
          emptyText={texts.noPlace}
          errorText={texts.placeFailed}
        />
      </Field>
      {place && <ShopMap place={place} onChange={(moved) => change(moved, moved.placeName)} />}
    </div>
  )
}
