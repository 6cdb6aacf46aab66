import { TARIFF_PREVIEW, type TariffInput } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Checkbox } from '~/ui/field/Checkbox'
import { ErrorState } from '~/ui/state/ErrorState'
import { AMOUNT, MULTIPLIER, numberOf, type NumberRules } from './fareAmounts'
import { PreviewOutcome } from './PreviewOutcome'
import { fareSettingsTexts } from './texts'
import { chosenRounding, type FareEditor, type NumberField } from './fareInputs'

const texts = fareSettingsTexts.preview

/**
 * Shows what the latest orders would have cost under the edited tariff, before it is saved, beside what was paid
 * and what today's prices make of them.
 */
export function FarePreview({ editor }: { editor: FareEditor }) {
  const [withSurge, setWithSurge] = useState<boolean | null>(null)
  const queries = useQueryClient()
  const { version, surgeActive: isSurging } = editor.configuration
  const surgeActive = withSurge ?? isSurging
  const asked: TariffInput = { ...tariffTyped(editor), surgeActive }
  // Today's prices are part of the question: they may change while the outcome is on the screen.
  const question = JSON.stringify([asked, version, isSurging])
  const [answered, setAnswered] = useState(question)
  const trial = useMutation(
    api.tariffs.preview.mutationOptions({
      // A colleague may have changed today's prices, which the fields in which nothing is typed follow.
      onSuccess: () => void queries.invalidateQueries({ queryKey: api.tariffs.readConfiguration.key() }),
    }),
  )
  function tryOut() {
    setAnswered(question)
    trial.mutate(asked)
  }
  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet -mt-2">{texts.hint(TARIFF_PREVIEW.orders)}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={texts.withSurge}
          checked={surgeActive}
          onChange={(event) => setWithSurge(event.target.checked)}
        />
        <Button look="secondary" busy={trial.isPending} busyText={texts.busy} onClick={tryOut}>
          {texts.submit}
        </Button>
      </div>
      <div role="status">
        {trial.data && (
          <div className="mt-4 grid gap-6">
            {answered !== question && <p className="text-wait font-medium">{texts.stale}</p>}
            <PreviewOutcome preview={trial.data.data} />
          </div>
        )}
      </div>
      {trial.error && (
        <div className="mt-4">
          <ErrorState title={texts.failed + refusalOf(trial.error).message} />
        </div>
      )}
    </Card>
  )
}

/** The tariff that would be in force if all input were saved. */
function tariffTyped({ configuration, typed }: FareEditor): Omit<TariffInput, 'surgeActive'> {
  const read = (name: NumberField, rules: NumberRules): number => {
    const number = typed[name]
    return number === null ? configuration[name] : numberOf(number.text, rules)
  }
  return {
    pricePerKm: read('pricePerKm', AMOUNT),
    deliveryFee: read('deliveryFee', AMOUNT),
    serviceFee: read('serviceFee', AMOUNT),
    surgeMultiplier: read('surgeMultiplier', MULTIPLIER),
    roundUpTo: chosenRounding(configuration, typed),
  }
}
