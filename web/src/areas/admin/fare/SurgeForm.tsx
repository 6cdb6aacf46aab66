import { SURGE_MULTIPLIER, tariffMessages, TEXT_LIMIT } from '@ozi/contract'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { client } from '~/api'
import { type ErrorsAt, fieldErrorsOf } from '~/form/errors'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { fromLagosField, toLagosField } from '../shared/lagosTime'
import { MULTIPLIER } from './fareAmounts'
import { numberInput } from './numberInput'
import { fareSettingsTexts as texts } from './texts'
import { type FareEditor, type InputTexts, type SurgeInputs, unsavedSurge } from './fareInputs'
import { useChange } from './useChange'

const SHORTCUTS_HOURS = [1, 2, 4] as const
const HOUR_MS = 3_600_000

interface SurgeFormProps extends ReturnType<typeof useSurgeChange> {
  editor: FareEditor
  /** The surge is being turned on or off: nothing else of it can be saved. */
  isTurning: boolean
}

/** The changes that one press of Update saves. */
interface SurgeEdit {
  readonly times: number
  /** undefined leaves the end and the reason as they are. */
  readonly terms: { readonly surgeEndsAt: string | null; readonly surgeReason: string } | undefined
  readonly isOtherMultiplier: boolean
  /** The texts of the inputs. */
  readonly texts: InputTexts
}

type SurgeErrors = ErrorsAt<keyof SurgeInputs>

const FIELDS = ['surgeMultiplier', 'surgeEndsAt', 'surgeReason'] as const satisfies (keyof SurgeInputs)[]

/** Saves what is in a SurgeForm, and keeps its errors. */
export function useSurgeChange({ configuration, onSaved }: FareEditor) {
  // They survive a fallback that takes the place of what was typed: only typing removes them.
  const [errors, setErrors] = useState<SurgeErrors>({})
  const change = useChange<SurgeEdit>(
    configuration,
    ({ times, terms }, version) =>
      client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier: times, ...terms, version }),
    {
      done: messageOf,
      failed: ({ terms }) => (terms ? tariffMessages.surgeFailed : tariffMessages.multiplierFailed),
    },
    {
      onSaved: (edit) => onSaved(edit.texts),
      onRefused: (fields) => setErrors(fieldErrorsOf(FIELDS, fields).errors),
    },
  )
  return { change, errors, setErrors }
}

/** The multiplier, the end and the reason of a surge, saved together; the last two are optional. */
export function SurgeForm({ editor, change, errors, setErrors, isTurning }: SurgeFormProps) {
  const { configuration, typed, onType } = editor
  const { surgeMultiplier, surgeEndsAt, surgeReason = '' } = configuration
  const multiplierRef = useRef<HTMLInputElement>(null)
  const endRef = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const unsaved = unsavedSurge(configuration, typed)
  const reason = typed.surgeReason ?? surgeReason
  const number = numberInput(
    {
      typed: typed.surgeMultiplier,
      inForce: surgeMultiplier,
      onType: (text) => onType({ surgeMultiplier: text }),
      error: errors.surgeMultiplier,
    },
    MULTIPLIER,
  )

  const forgive = (name: keyof SurgeInputs) => setErrors(({ [name]: _, ...others }) => others)

  function typeEnd(text: string) {
    forgive('surgeEndsAt')
    onType({ surgeEndsAt: text })
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isTurning) return
    // A half-typed end reads as none: saved like that, the surge would never end.
    if (endRef.current?.validity.badInput) {
      setErrors((before) => ({ ...before, surgeEndsAt: texts.endSlip }))
      endRef.current.focus()
      return
    }
    setErrors({})
    const times = number.submit()
    if (typeof times === 'string') {
      setErrors({ surgeMultiplier: times })
      multiplierRef.current?.focus()
      return
    }
    const hasOtherTerms = unsaved.includes('surgeEndsAt') || unsaved.includes('surgeReason')
    change.save({
      times,
      terms: hasOtherTerms
        ? {
            // The input has a resolution of minutes; an untouched end keeps its seconds.
            surgeEndsAt:
              typed.surgeEndsAt === null ? (surgeEndsAt ?? null) : fromLagosField(typed.surgeEndsAt),
            surgeReason: reason,
          }
        : undefined,
      isOtherMultiplier: times !== surgeMultiplier,
      texts: {
        surgeMultiplier: String(times),
        surgeEndsAt: typed.surgeEndsAt,
        surgeReason: typed.surgeReason,
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
        <Field label={texts.multiplier} hint={texts.multiplierHint} error={errors.surgeMultiplier}>
          <TextInput
            ref={multiplierRef}
            type="number"
            inputMode="decimal"
            min={SURGE_MULTIPLIER.min.toFixed(1)}
            max={SURGE_MULTIPLIER.max.toFixed(1)}
            step={SURGE_MULTIPLIER.step}
            before="×"
            value={number.text}
            onChange={(event) => {
              forgive('surgeMultiplier')
              number.change(event.target.value)
            }}
            onBlur={number.blur}
          />
        </Field>
        <div>
          <Field label={texts.endsAt} optional error={errors.surgeEndsAt}>
            <TextInput
              ref={endRef}
              type="datetime-local"
              value={typed.surgeEndsAt ?? (surgeEndsAt ? toLagosField(new Date(surgeEndsAt)) : '')}
              onChange={(event) => typeEnd(event.target.value)}
              // Clearing half an end where there was none changes no value: no change is reported.
              onBlur={(event) => {
                const isMended = errors.surgeEndsAt === texts.endSlip && !event.target.validity.badInput
                if (isMended) forgive('surgeEndsAt')
              }}
            />
          </Field>
          <div className="mt-1 grid grid-cols-3 gap-1 sm:flex">
            {SHORTCUTS_HOURS.map((hours) => (
              <Button
                key={hours}
                look="quiet"
                size="sm"
                className="max-sm:px-1"
                onClick={() => typeEnd(toLagosField(new Date(Date.now() + hours * HOUR_MS)))}
              >
                {texts.inHours(hours)}
              </Button>
            ))}
          </div>
        </div>
        <Field
          label={texts.reason}
          optional
          hint={texts.reasonHint}
          error={errors.surgeReason}
          className="md:max-xl:col-span-2"
        >
          <TextInput
            value={reason}
            maxLength={TEXT_LIMIT.line}
            onChange={(event) => {
              forgive('surgeReason')
              onType({ surgeReason: event.target.value })
            }}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          look="secondary"
          busy={change.isSaving}
          busyText={texts.busy}
          notYet={isTurning}
          aria-describedby={hintId}
          className="max-sm:w-full sm:min-w-40"
        >
          {texts.update}
          <span className="sr-only">
            {' '}
            {texts.multiplier}
            {texts.andTerms}
          </span>
        </Button>
        <p id={hintId} className="text-wait text-sm font-medium">
          {unsaved.length > 0 && texts.notSaved(unsaved.map((name) => texts.fields[name]))}
        </p>
      </div>
    </form>
  )
}

function messageOf({ terms, isOtherMultiplier }: SurgeEdit): string {
  if (!terms) return tariffMessages.multiplierUpdated
  return isOtherMultiplier ? `${tariffMessages.multiplierUpdated} ${texts.termsSavedToo}` : texts.termsSaved
}
