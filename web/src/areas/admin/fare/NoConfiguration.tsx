import {
  FIRST_CONFIGURATION,
  FIRST_TARIFF,
  type FirstPricingInput,
  RECOMMENDED_ROUND_UP_TO,
  SURGE_MULTIPLIER,
  tariffMessages,
} from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import { EmptyState } from '~/ui/state/EmptyState'
import { chosenRounding } from './fareInputs'
import { ROUNDINGS } from './RoundingCard'
import { fareSettingsTexts as texts } from './texts'
import { useChange } from './useChange'
import { useSteepness } from './useSteepness'

const PROPOSED = { ...FIRST_CONFIGURATION, roundUpTo: RECOMMENDED_ROUND_UP_TO } as const
const WITHOUT_SURGE = { surgeActive: false, surgeMultiplier: SURGE_MULTIPLIER.default } as const

/**
 * Before there is a pricing configuration: what customers pay now, and what they would pay once one is
 * created.
 */
export function NoConfiguration({ mayChange }: { mayChange: boolean }) {
  const [typed, setTyped] = useState<string | null>(null)
  const roundUpTo = chosenRounding(PROPOSED, { roundUpTo: typed })
  const { isWanted, question } = useSteepness()
  const creation = useChange<FirstPricingInput>(
    null,
    (input) => client.tariffs.create(input),
    {
      done: tariffMessages.created,
      failed: tariffMessages.createFailed,
    },
    { isWanted: (input) => isWanted({ ...input, ...WITHOUT_SURGE }) },
  )
  return (
    <Card>
      <EmptyState
        title={tariffMessages.none}
        action={
          mayChange && (
            <div className="grid gap-4 text-left">
              <Field label={texts.rounding} hint={texts.roundingHint}>
                <Select
                  options={ROUNDINGS}
                  value={String(roundUpTo)}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
              <Button
                busy={creation.isSaving}
                busyText={texts.creating}
                // On narrow phones the label takes two lines.
                className="py-2 leading-tight"
                onClick={() => creation.save({ ...FIRST_CONFIGURATION, roundUpTo })}
              >
                {texts.create}
              </Button>
              {question}
            </div>
          )
        }
      >
        <p>{texts.paidNow(FIRST_TARIFF)}</p>
        <p className="mt-2">{texts.paidThen(FIRST_CONFIGURATION)}</p>
      </EmptyState>
    </Card>
  )
}
