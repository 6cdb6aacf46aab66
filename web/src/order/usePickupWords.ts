import { DAY_MS, dayOf, type PickupWindow } from '@ozi/contract'
import { useTexts } from '~/language'
import { pickupTexts } from '~/languages/en/account/parcel'
import { formatDate } from '~/ui/text/format'
import { useMoments } from '~/ui/text/useMoments'

/** The day and the time of a pickup in words. */
export function usePickupWords() {
  const texts = useTexts(pickupTexts)
  const moments = useMoments()
  const dayAs = (at: string | number, today: string, tomorrow: string): string => {
    const ms = new Date(at).getTime()
    const now = Date.now()
    if (dayOf(ms) === dayOf(now)) return today
    if (dayOf(ms) === dayOf(now + DAY_MS)) return tomorrow
    return `${moments.date(ms, 'weekday')} ${moments.date(ms, 'dayMonth')}`
  }
  return {
    /** 'Tomorrow', 'Fri 27 Nov' */
    day: (at: string | number): string => dayAs(at, texts.today, texts.tomorrow),
    /** The same within a sentence: 'tomorrow'. */
    onDay: (at: string | number): string => dayAs(at, texts.onToday, texts.onTomorrow),
    /** '09:00–09:30' */
    time: ({ from, to }: PickupWindow): string => `${formatDate(from, 'time')}–${formatDate(to, 'time')}`,
  }
}
