import type { Notifications as Choices, NotificationsInput } from '@ozi/contract'
import { type FormEvent, useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { notificationsTexts } from '~/languages/en/account/notifications'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Switch } from '~/ui/field/Checkbox'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field, FieldSet } from '~/ui/field/Field'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { notice } from '~/ui/notice/notice'
import { RadioCards } from '~/ui/field/RadioCards'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { TextInput } from '~/ui/field/TextInput'
import { toast } from '~/ui/notice/toast'
import { kindsAt, levelOf, NEWS_LEVELS } from './newsLevel'
import { useNotifications } from './useNotifications'

const ChooseEach = lazyPart(async () => (await import('./ChooseEach')).ChooseEach)

/** At night, for who turns quiet hours on. */
const NIGHT = { from: '22:00', to: '06:00' }

/** Shows which notifications reach the account, over which channels, and when not. */
export function Notifications() {
  const texts = useTexts(notificationsTexts)
  const { query, data, ability, isBusy, turn, accept } = useNotifications()
  const { error } = query
  return (
    <Card as="section" id="notifications" title={texts.title} className="scroll-mt-24">
      <p className="text-quiet mb-2">{texts.lead}</p>
      {error && data === undefined && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {!error && data === undefined && (
        <div role="status" aria-label={texts.title}>
          <SkeletonLines lines={4} />
        </div>
      )}
      {data && (
        <>
          {ability === 'possible' ? (
            <Switch
              label={texts.here}
              hint={data.devices > 0 ? texts.devices(data.devices) : undefined}
              checked={data.isHere}
              disabled={isBusy}
              onChange={() => void turn(!data.isHere)}
            />
          ) : (
            <p className="py-2">{texts[ability]}</p>
          )}
          <ChoicesForm key={JSON.stringify([data.kinds, data.quiet])} choices={data} onSaved={accept} />
        </>
      )}
    </Card>
  )
}

function ChoicesForm({ choices, onSaved }: { choices: Choices; onSaved: (changed: Choices) => void }) {
  const texts = useTexts(notificationsTexts)
  const [kinds, setKinds] = useState<NotificationsInput['kinds']>(choices.kinds)
  const [quiet, setQuiet] = useState(choices.quiet)
  const [isSaving, setSaving] = useState(false)
  const [isEach, setEach] = useState(false)
  const level = levelOf(kinds)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      const { data } = await client.notifications.update({ kinds, quiet })
      onSaved(data)
      toast.success(texts.saved)
    } catch (error) {
      void notice.error(texts.failed, refusalOf(error).message)
    } finally {
      setSaving(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4" noValidate>
      <FieldSet label={texts.which}>
        <RadioCards
          name="news"
          value={level ?? 'own'}
          options={[...NEWS_LEVELS, ...(level === null ? (['own'] as const) : [])].map((value) => ({
            value,
            label: texts[value],
          }))}
          onChange={({ target }) => {
            const chosen = NEWS_LEVELS.find((each) => each === target.value)
            if (chosen !== undefined) setKinds(kindsAt(chosen, kinds))
          }}
        />
      </FieldSet>
      <div>
        <Button
          look="quiet"
          className="px-0! underline underline-offset-4"
          aria-expanded={isEach}
          {...ChooseEach.preloadWhenNear}
          onClick={() => setEach(!isEach)}
        >
          {texts.each}
        </Button>
        {isEach && <ChooseEach kinds={kinds} hasSms={choices.isSmsSent} onChange={setKinds} />}
      </div>
      <div>
        <Switch
          label={texts.quiet}
          hint={texts.quietHint}
          checked={quiet !== null}
          onChange={() => setQuiet(quiet === null ? NIGHT : null)}
        />
        {quiet && (
          <div className="mt-2 grid max-w-sm grid-cols-2 gap-4">
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={texts[end]}>
                <TextInput
                  type="time"
                  required
                  value={quiet[end]}
                  onChange={({ target }) => setQuiet({ ...quiet, [end]: target.value })}
                />
              </Field>
            ))}
          </div>
        )}
      </div>
      <Button
        type="submit"
        look="secondary"
        className="justify-self-start"
        busy={isSaving}
        busyText={texts.saving}
      >
        {texts.save}
      </Button>
    </form>
  )
}
