import { useMemo, useState } from 'react'
import type { MapPin, Point } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { FormGroup } from '~/placing/FormGroup'
import { PlaceField } from '~/placing/places/PlaceField'
import { Button } from '~/ui/button/Button'
import { RadioCards } from '~/ui/field/RadioCards'
import { STREET_FIELDS, type Way, WAYS } from './roadChoice'
import { PreviewOfRoads } from './PreviewOfRoads'
import { closuresTexts as texts } from './texts'
import type { NewClosureForm } from './useNewClosure'

const MARK = { from: 'ring', to: 'pin' } as const

/** Chooses roads by name or on the map, and says which they are. */
export function RoadsChoice({ form }: { form: NewClosureForm }) {
  const { choice, preview } = form
  const { way, points } = choice
  const [canDraw, setCanDraw] = useState(true)
  const pins = useMemo(
    () =>
      points.map((at, index): MapPin => ({
        id: String(index),
        mark: way === 'pick' ? 'pin' : 'ring',
        at,
        isMovable: true,
        label: texts.point(index + 1),
      })),
    [points, way],
  )
  const outline = useMemo(() => outlineOf(way, points), [way, points])
  return (
    <FormGroup title={texts.which}>
      <div role="radiogroup" aria-label={texts.how}>
        <RadioCards
          name="way"
          className="sm:grid-cols-2 xl:grid-cols-4"
          options={WAYS.map((value) => ({
            value,
            ...texts.ways[value],
            disabled: value !== 'street' && !canDraw,
          }))}
          value={way}
          onChange={({ target }) => form.setWay(WAYS.find((each) => each === target.value) ?? 'street')}
        />
      </div>
      {way === 'street' && (
        <div>
          <div className="grid gap-4 md:grid-cols-3">
            {STREET_FIELDS.map((name) => (
              <PlaceField
                key={name}
                id={name}
                label={texts[name]}
                {...(name === 'street' ? {} : { mark: MARK[name] })}
                isOptional
                {...choice.places[name]}
                onChange={(text, place) => form.setPlace(name, { text, place })}
                error={form.errors[name] ?? refusedAt(form, name)}
              />
            ))}
          </div>
          <p className="text-quiet mt-1.5 text-sm">{texts.streetHelp}</p>
        </div>
      )}
      <div className="grid gap-2">
        <MapView
          className="h-80 md:h-96"
          pins={pins}
          way={outline}
          closed={preview?.lines}
          isDrawing={way !== 'street'}
          hasWay={false}
          onState={(state) => setCanDraw(state !== 'unsupported')}
          hint={way === 'street' ? undefined : texts.drawHint[way]}
          onPress={form.addPoint}
          onMove={(id, at) => form.movePoint(Number(id), at)}
        />
        {points.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" size="sm" onClick={form.removeLast}>
              {texts.undo}
            </Button>
            <Button look="quiet" size="sm" onClick={form.removeAll}>
              {texts.again}
            </Button>
          </div>
        )}
      </div>
      <PreviewOfRoads form={form} />
    </FormGroup>
  )
}

/** The line or area between the points. */
function outlineOf(way: Way, points: readonly Point[]): readonly Point[] | null {
  if (way === 'line') return points
  const [first] = points
  return way === 'area' && first ? [...points, first] : null
}

/** The server's words about the places: about a way, at both. */
function refusedAt({ refusal }: NewClosureForm, name: 'street' | 'from' | 'to'): string | undefined {
  return refusal?.fields?.[name === 'street' ? 'street' : 'between']
}
