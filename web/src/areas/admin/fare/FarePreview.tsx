import { TARIFF_PREVIEW, type TariffInput, tariffMessages } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { fieldErrorsOf } from '~/form/errors'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Checkbox } from '~/ui/field/Checkbox'
import { ErrorState } from '~/ui/state/ErrorState'
import { amountId, amountInput } from './amountInput'
import { AMOUNT, MULTIPLIER, numberOf, type NumberRules } from './fareAmounts'
import { PreviewOutcome } from './PreviewOutcome'
import { fareSettingsTexts } from './texts'
import {
  AMOUNTS,
  chosenRounding,
  type FareEditor,
  type NumberField,
  type PriceEdit,
  unsavedPrices,
} from './fareInputs'
import { useChange } from './useChange'

const texts = fareSettingsTexts.preview

/**
 * Shows what the latest orders would have cost under the edited tariff, beside what was paid and what today's prices
 * make of them; and saves it.
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
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          label={texts.withSurge}
          checked={surgeActive}
          onChange={(event) => setWithSurge(event.target.checked)}
          className="mr-auto"
        />
        <div className="grid grow grid-cols-2 gap-3 sm:flex sm:grow-0">
          <Button look="secondary" busy={trial.isPending} busyText={texts.busy} onClick={tryOut}>
            {texts.submit}
          </Button>
          <SavePrices editor={editor} />
        </div>
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

/** Saves all prices that were changed, as one version. */
function SavePrices({ editor }: { editor: FareEditor }) {
  const { configuration, typed, onErrors, onSaved, isWanted } = editor
  const change = useChange<PriceEdit>(
    configuration,
    (edited, version) => client.tariffs.updatePrices({ ...edited, version }),
    { done: tariffMessages.saved, failed: tariffMessages.saveFailed },
    {
      isWanted,
      onSaved: (edited) =>
        onSaved(Object.fromEntries(Object.entries(edited).map(([name, value]) => [name, String(value)]))),
      onRefused: (fields) => onErrors(fieldErrorsOf(AMOUNTS, fields).errors),
    },
  )
  function save() {
    const numbers = AMOUNTS.filter((field) => typed[field] !== null).map(
      (field) => [field, amountInput(editor, field).submit()] as const,
    )
    const wrong = numbers.filter(([, answer]) => typeof answer === 'string')
    onErrors(Object.fromEntries(numbers.map(([field]) => [field, undefined])))
    if (wrong[0]) {
      onErrors(Object.fromEntries(wrong))
      document.getElementById(amountId(wrong[0][0]))?.focus()
      return
    }
    const edited: PriceEdit = {
      ...Object.fromEntries(numbers),
      roundUpTo: chosenRounding(configuration, typed),
    }
    change.save(edited)
  }
  return (
    <Button
      busy={change.isSaving}
      busyText={fareSettingsTexts.busy}
      disabled={unsavedPrices(configuration, typed).length === 0}
      onClick={save}
    >
      {fareSettingsTexts.save}
    </Button>
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
