import { tariffMessages } from '@ozi/contract'
import { useId } from 'react'
import { client } from '~/api'
import { Card } from '~/ui/list/Card'
import { Switch } from '~/ui/field/Checkbox'
import { DateTime } from '~/ui/text/DateTime'
import { SurgeForm, useSurgeChange } from './SurgeForm'
import { fareSettingsTexts as texts } from './texts'
import { type FareEditor, NO_SURGE_TYPED } from './fareInputs'
import { useChange } from './useChange'

/** Turns surge on or off; while it is on, sets its multiplier, end and reason. */
export function SurgeCard({ editor }: { editor: FareEditor }) {
  const { configuration, mayChange } = editor
  const { surgeActive, surgeMultiplier, surgeEndsAt, surgeReason, serviceFee } = configuration
  const toggle = useChange<boolean>(
    configuration,
    (active, version) => client.tariffs.updateSurge({ surgeActive: active, surgeMultiplier, version }),
    {
      done: (active) => (active ? tariffMessages.surgeEnabled : tariffMessages.surgeDisabled),
      failed: tariffMessages.surgeFailed,
    },
    {
      onSaved(active) {
        if (active) return
        // Turning surge off here discards the input for it.
        editor.onType(NO_SURGE_TYPED)
        setErrors({})
      },
    },
  )
  const { change, errors, setErrors } = useSurgeChange(editor)
  const statusId = useId()
  return (
    <Card as="section">
      <Switch
        label={texts.surge}
        hint={texts.surgeHint}
        checked={surgeActive}
        disabled={!mayChange}
        aria-busy={toggle.isSaving}
        aria-disabled={change.isSaving || undefined}
        aria-describedby={statusId}
        onChange={() => !change.isSaving && toggle.save(!surgeActive)}
      />
      <p id={statusId} role="status" className="text-quiet text-sm">
        {toggle.isSaving && texts.turning(!surgeActive)}
        {change.isSaving && texts.savingFirst(!surgeActive)}
      </p>
      {surgeActive && (
        <>
          {serviceFee === 0 && <p className="text-wait mt-2 text-sm font-medium">{texts.surgeOfNothing}</p>}
          <p className="text-quiet mt-2 text-sm">
            {surgeEndsAt ? (
              <>
                {texts.ends} <DateTime at={surgeEndsAt} style="inSentence" />.
              </>
            ) : (
              texts.endsNever
            )}
            {surgeReason && ` ${texts.because(surgeReason)}`}
          </p>
          {mayChange && (
            <div className="border-line mt-4 border-t pt-4">
              <SurgeForm
                editor={editor}
                change={change}
                errors={errors}
                setErrors={setErrors}
                isTurning={toggle.isSaving}
              />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
