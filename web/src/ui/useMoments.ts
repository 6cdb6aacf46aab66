import { useMemo } from 'react'
import { useTexts } from '~/language'
import { calendarWords, durationTexts, openingTexts, spokenTexts } from '~/languages/en/moments'
import {
  type DateStyle,
  formatAgo,
  formatDate,
  formatDuration,
  formatPreparation,
  formatSpoken,
} from './format'
import { formatOpening, type OpeningShop } from './opening'

/** Formats of times and durations in the current language. */
export function useMoments() {
  const calendar = useTexts(calendarWords)
  const durations = useTexts(durationTexts)
  const openings = useTexts(openingTexts)
  const spoken = useTexts(spokenTexts)
  return useMemo(
    () => ({
      date: (at: string | number | Date, style?: DateStyle) => formatDate(at, style, calendar),
      /** '08:15' today, 'Yesterday 08:15', else the date and the time. */
      spoken: (at: string | number | Date, nowMs: number) => formatSpoken(at, nowMs, spoken, calendar),
      /** The same, and '12 min ago' within an hour. */
      ago: (at: string | number | Date, nowMs: number) => formatAgo(at, nowMs, spoken, calendar),
      /** 'Tue 14:05', for times within a day. */
      dayAndTime: (at: string | number | Date) =>
        `${formatDate(at, 'weekday', calendar)} ${formatDate(at, 'time')}`,
      duration: (minutes: number) => formatDuration(minutes, durations),
      opening: (shop: OpeningShop) => formatOpening(shop, openings, calendar),
      preparation: (duration: string) => formatPreparation(duration, durations),
    }),
    [calendar, durations, openings, spoken],
  )
}
