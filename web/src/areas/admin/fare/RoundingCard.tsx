import { ROUND_UP_TO } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import { Current } from './Current'
import { fareSettingsTexts as texts } from './texts'
import { chosenRounding, type FareEditor } from './fareInputs'

export const ROUNDINGS = ROUND_UP_TO.map((step) => ({ value: String(step), label: texts.roundUpTo(step) }))

/** To what fares are rounded up, because riders take cash. */
export function RoundingCard({ editor }: { editor: FareEditor }) {
  const { configuration, typed, onType, mayChange } = editor
  const { roundUpTo } = configuration
  return (
    <Card as="section" title={texts.rounding} aside={<Current>{texts.roundUpTo(roundUpTo)}</Current>}>
      {mayChange && (
        <Field label={<span className="sr-only">{texts.rounding}</span>} hint={texts.roundingHint}>
          <Select
            options={ROUNDINGS}
            value={String(chosenRounding(configuration, typed))}
            onChange={(event) => onType({ roundUpTo: event.target.value })}
          />
        </Field>
      )}
      {roundUpTo === 0 && <p className="text-wait mt-2 text-sm font-medium">{texts.roundingAdvice}</p>}
    </Card>
  )
}
