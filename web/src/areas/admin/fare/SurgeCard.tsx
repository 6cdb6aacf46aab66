import { type PricingConfiguration, SURGE_MULTIPLIER, tariffMessages } from '@ozi/contract'
import type { SyntheticEvent } from 'react'
import { client } from '~/api'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { Switch } from '~/ui/Checkbox'
import { Field } from '~/ui/Field'
import { formatDate } from '~/ui/format'
import { TextInput } from '~/ui/TextInput'
import { isMultiplier, multiplierOf } from './amount'
import { SurgeTerms } from './SurgeTerms'
import { fareTexts as texts } from './texts'
import { NO_SURGE_TYPED, type TypedSurge } from './typed'
import { useChange } from './useChange'
import { useTypedNumber } from './useTypedNumber'

interface SurgeCardProps {
  configuration: PricingConfiguration
  /** Held by the page, so that input survives when somebody else turns surge off. */
  typed: TypedSurge
  onType: (changed: Partial<TypedSurge>) => void
  mayChange: boolean
}

/** Turns surge on or off; while it is on, sets its multiplier, end and reason. */
export function SurgeCard({ configuration, typed, onType, mayChange }: SurgeCardProps) {
  const { surgeActive, surgeMultiplier, surgeEndsAt, surgeReason, serviceFee, version } = configuration
  const toggle = useChange<boolean>(
    configuration,
    (active) => client.tariffs.updateSurge({ surgeActive: active, surgeMultiplier, version }),
    {
      done: (active) => (active ? tariffMessages.surgeEnabled : tariffMessages.surgeDisabled),
      failed: tariffMessages.surgeFailed,
    },
    // Turning surge off here discards the input for it.
    (active) => !active && onType(NO_SURGE_TYPED),
  )
  return (
    <Card as="section">
      <Switch
        label={texts.surge}
        hint={texts.surgeHint}
        checked={surgeActive}
        disabled={!mayChange}
        aria-busy={toggle.isSaving}
        onChange={() => toggle.save(!surgeActive)}
      />
      {surgeActive && (
        <>
          {serviceFee === 0 && <p className="text-wait mt-2 text-sm font-medium">{texts.surgeOfNothing}</p>}
          <p className="text-quiet mt-2 text-sm">
            {surgeEndsAt ? texts.endsBySelf(formatDate(surgeEndsAt, 'dateTime')) : texts.endsNever}
            {surgeReason && ` ${texts.because(surgeReason)}`}
          </p>
          {mayChange && (
            <div className="border-line mt-4 grid gap-6 border-t pt-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10">
              <Multiplier
                configuration={configuration}
                typed={typed.surgeMultiplier}
                onType={(text) => onType({ surgeMultiplier: text })}
              />
              <SurgeTerms configuration={configuration} typed={typed} onType={onType} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}

interface MultiplierProps {
  configuration: PricingConfiguration
  typed: string | null
  onType: (typed: string | null) => void
}

function Multiplier({ configuration, typed, onType }: MultiplierProps) {
  const { surgeMultiplier, version } = configuration
  const change = useChange<number>(
    configuration,
    (times) => client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier: times, version }),
    { done: tariffMessages.multiplierUpdated, failed: tariffMessages.multiplierFailed },
    () => onType(null),
  )

  const number = useTypedNumber(
    { typed, inForce: surgeMultiplier, onType },
    { isValid: isMultiplier, numberOf: multiplierOf, fallback: SURGE_MULTIPLIER.default },
  )

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const times = number.submit()
    if (times !== null) change.save(times)
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-3">
      <Field
        label={texts.multiplier}
        hint={texts.multiplierHint}
        error={change.fields['surgeMultiplier'] ?? (number.isExplained ? texts.multiplierSlip : undefined)}
      >
        <TextInput
          type="number"
          inputMode="decimal"
          min={SURGE_MULTIPLIER.min.toFixed(1)}
          max={SURGE_MULTIPLIER.max.toFixed(1)}
          step={SURGE_MULTIPLIER.step}
          before="×"
          value={typed ?? String(surgeMultiplier)}
          onChange={(event) => number.change(event.target.value)}
          onBlur={number.blur}
        />
      </Field>
      <Button type="submit" busy={change.isSaving} busyText={texts.busy}>
        {texts.update}
        <span className="sr-only"> {texts.multiplier}</span>
      </Button>
    </form>
  )
}
