import { NOTIFICATION_CHANNELS, type NotificationsInput } from '@ozi/contract'
import { useTexts } from '~/language'
import { notificationKindTexts, notificationsTexts } from '~/languages/en/account/notifications'
import { Checkbox } from '~/ui/field/Checkbox'

type KindChoices = NotificationsInput['kinds']

interface ChooseEachProps {
  kinds: KindChoices
  hasSms: boolean
  onChange: (kinds: KindChoices) => void
}

/** Each kind of news, over each channel that it may take. */
export function ChooseEach({ kinds, hasSms, onChange }: ChooseEachProps) {
  const texts = useTexts(notificationsTexts)
  const names = useTexts(notificationKindTexts)
  const channelsShown = NOTIFICATION_CHANNELS.filter((channel) => channel !== 'sms' || hasSms)
  return (
    <ul aria-label={texts.each} className="divide-line divide-y">
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
                      onChange(
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
  )
}
