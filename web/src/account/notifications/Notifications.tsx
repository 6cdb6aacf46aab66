import { NOTIFICATION_CHANNELS, type Notifications as Choices, type NotificationsInput } from '@ozi/contract'
import { type FormEvent, useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { notificationKindTexts, notificationsTexts } from '~/languages/en/account/notifications'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Checkbox, Switch } from '~/ui/field/Checkbox'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field } from '~/ui/field/Field'
import { notice } from '~/ui/notice/notice'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { TextInput } from '~/ui/field/TextInput'
import { toast } from '~/ui/notice/toast'
import { useNotifications } from './useNotifications'

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
  const names = useTexts(notificationKindTexts)
  const [kinds, setKinds] = useState<NotificationsInput['kinds']>(choices.kinds)
  const [quiet, setQuiet] = useState(choices.quiet)
  const [isSaving, setSaving] = useState(false)
  const channelsShown = NOTIFICATION_CHANNELS.filter((channel) => channel !== 'sms' || choices.isSmsSent)

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
      <fieldset>
        <legend className="mb-1 font-semibold">{texts.which}</legend>
        <ul className="divide-line divide-y">
          {kinds.map(({ kind, channels }) => (
            <li key={kind} className="py-2">
              <p>{names[kind]}</p>
              <div className="flex flex-wrap gap-x-6">
                {channelsShown.map(
                  (channel) =>
                    channels[channel] !== undefined && (
                      <Checkbox
                        key={channel}
                        label={texts[channel]}
                        aria-label={texts.on(texts[channel], names[kind])}
                        checked={channels[channel]}
                        onChange={({ target }) =>
                          setKinds(
                            kinds.map((each) =>
                              each.kind === kind
                                ? { kind, channels: { ...channels, [channel]: target.checked } }
                                : each,
                            ),
                          )
                        }
                      />
                    ),
                )}
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
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
