import { type PricingConfiguration, tariffMessages, TEXT_LIMIT } from '@ozi/contract'
import type { SyntheticEvent } from 'react'
import { client } from '~/api'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { TextInput } from '~/ui/TextInput'
import { fromLagosField, toLagosField } from '../shared/lagos'
import { fareTexts as texts } from './texts'
import type { TypedSurge } from './typed'
import { useChange } from './useChange'

const SHORTCUTS_HOURS = [1, 2, 4] as const
const HOUR_MS = 3_600_000

interface SurgeTermsProps {
  configuration: PricingConfiguration
  typed: Pick<TypedSurge, 'surgeEndsAt' | 'surgeReason'>
  onType: (changed: Partial<TypedSurge>) => void
}

/** The end of the surge and its reason; both are optional. */
export function SurgeTerms({ configuration, typed, onType }: SurgeTermsProps) {
  const { surgeMultiplier, surgeEndsAt, surgeReason = '', version } = configuration
  const reason = typed.surgeReason ?? surgeReason
  const change = useChange<null>(
    configuration,
    () =>
      client.tariffs.updateSurge({
        surgeActive: true,
        surgeMultiplier,
        // The input has a resolution of minutes; an untouched end keeps its seconds.
        surgeEndsAt: typed.surgeEndsAt === null ? surgeEndsAt : fromLagosField(typed.surgeEndsAt),
        surgeReason: reason,
        version,
      }),
    { done: texts.termsSaved, failed: tariffMessages.surgeFailed },
    () => onType({ surgeEndsAt: null, surgeReason: null }),
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    change.save(null)
  }

  return (
    <form noValidate onSubmit={submit} aria-label={texts.terms} className="grid content-start gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <Field label={texts.endsAt} optional error={change.fields['surgeEndsAt']}>
          <TextInput
            type="datetime-local"
            value={typed.surgeEndsAt ?? (surgeEndsAt ? toLagosField(new Date(surgeEndsAt)) : '')}
            onChange={(event) => onType({ surgeEndsAt: event.target.value })}
          />
        </Field>
        <Field label={texts.reason} optional hint={texts.reasonHint} error={change.fields['surgeReason']}>
          <TextInput
            value={reason}
            maxLength={TEXT_LIMIT.line}
            onChange={(event) => onType({ surgeReason: event.target.value })}
          />
        </Field>
      </div>
      <div className="grid grid-cols-3 items-center gap-2 sm:flex">
        {SHORTCUTS_HOURS.map((hours) => (
          <Button
            key={hours}
            look="quiet"
            size="sm"
            onClick={() => onType({ surgeEndsAt: toLagosField(new Date(Date.now() + hours * HOUR_MS)) })}
          >
            {texts.inHours(hours)}
          </Button>
        ))}
        <Button
          type="submit"
          look="secondary"
          size="sm"
          busy={change.isSaving}
          className="max-sm:col-span-3 sm:ml-auto"
        >
          {texts.saveTerms}
        </Button>
      </div>
    </form>
  )
}
