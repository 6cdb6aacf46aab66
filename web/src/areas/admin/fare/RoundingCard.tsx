import { RECOMMENDED_ROUND_UP_TO, ROUND_UP_TO, tariffMessages } from '@ozi/contract'
import type { SyntheticEvent } from 'react'
import { client } from '~/api'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import { fareSettingsTexts as texts } from './texts'
import { chosenRounding, type FareEditor } from './fareInputs'
import { useChange } from './useChange'

const OPTIONS = ROUND_UP_TO.map((step) => ({ value: String(step), label: texts.roundUpTo(step) }))

/** To what fares are rounded up, because riders take cash. */
export function RoundingCard({ editor }: { editor: FareEditor }) {
  const { configuration, typed, onType, onSaved, mayChange } = editor
  const { roundUpTo } = configuration
  const chosen = chosenRounding(configuration, typed)
  const change = useChange(
    configuration,
    (step: typeof chosen, version) => client.tariffs.updateRounding({ roundUpTo: step, version }),
    { done: tariffMessages.roundingUpdated, failed: tariffMessages.roundingFailed },
    { onSaved: (step) => onSaved({ roundUpTo: String(step) }) },
  )
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    change.save(chosen)
  }
  return (
    <Card as="section" title={texts.rounding}>
      <p className="text-quiet -mt-2">{texts.roundingHint}</p>
      {roundUpTo === 0 && (
        <p className="text-wait mt-2 text-sm font-medium">{texts.roundingAdvice(RECOMMENDED_ROUND_UP_TO)}</p>
      )}
      {mayChange && (
        <form
          noValidate
          onSubmit={submit}
          className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start"
        >
          <Field label={<span className="sr-only">{texts.rounding}</span>}>
            <Select
              options={OPTIONS}
              value={String(chosen)}
              onChange={(event) => onType({ roundUpTo: event.target.value })}
            />
          </Field>
          <Button type="submit" busy={change.isSaving} busyText={texts.busy} className="sm:min-w-40">
            {texts.update}
            <span className="sr-only"> {texts.rounding}</span>
          </Button>
        </form>
      )}
    </Card>
  )
}
