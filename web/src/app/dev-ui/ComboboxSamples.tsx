import { useState } from 'react'
import { Combobox } from '~/ui/combobox/Combobox'
import { Field } from '~/ui/field/Field'
import { Highlight } from '~/ui/combobox/Highlight'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { Grid } from './Section'

const PLACES = [
  { name: 'Douglas Road', area: 'Owerri Municipal' },
  { name: 'Dan Anyiam Stadium', area: 'Wetheral Road' },
  { name: 'Ekeọnụnwa Market', area: 'Douglas Road' },
  { name: 'Egbu Road', area: 'Owerri North' },
  { name: 'Federal Medical Centre', area: 'Orlu Road' },
  { name: 'Imo State University', area: 'Okigwe Road' },
  { name: 'World Bank Estate', area: 'New Owerri' },
]

/** A working combobox on a short list, and the three messages shown instead of rows. */
export function ComboboxSamples() {
  const [query, setQuery] = useState('')
  const [other, setOther] = useState('eg')
  const found = PLACES.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  const shared = {
    itemKey: (place: (typeof PLACES)[number]) => place.name,
    renderItem: (place: (typeof PLACES)[number]) => (
      <>
        <span className="block">
          <Highlight text={place.name} query={query} />
        </span>
        <span className="text-quiet block text-sm">{place.area}</span>
      </>
    ),
  }
  return (
    <Grid>
      <Field label="Where from?" required>
        <Combobox
          {...shared}
          before={<RingMark />}
          placeholder="A place, a road, a landmark"
          query={query}
          onQuery={setQuery}
          items={found}
          status={query === '' ? 'idle' : 'ready'}
          onPick={(place) => setQuery(place.name)}
          countText={(count) => `${String(count)} places found`}
          emptyText="No place by that name here. Try a landmark near it."
        />
      </Field>
      <Field label="Where to? (searching)">
        <Combobox
          {...shared}
          before={<PinMark />}
          query={other}
          onQuery={setOther}
          items={[]}
          status="loading"
          onPick={() => undefined}
        />
      </Field>
      <Field label="Where to? (failed)">
        <Combobox
          {...shared}
          before={<PinMark />}
          query={other}
          onQuery={setOther}
          items={[]}
          status="error"
          onRetry={() => undefined}
          onPick={() => undefined}
        />
      </Field>
    </Grid>
  )
}
