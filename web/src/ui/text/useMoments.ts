import { useMemo } from 'react'
import { useTexts } from '~/language'
import { calendarTexts, durationTexts, openingTexts } from '~/languages/en/account/moments'
import { type DateStyle, formatDate, formatDuration, formatPreparation } from './format'
import { dayAndTimeOf, formatOpening, type OpeningShop } from './formatOpening'

/** Formats of times and durations in the current language. */
export function useMoments() {
  const calendar = useTexts(calendarTexts)
  const durations = useTexts(durationTexts)
  const openings = useTexts(openingTexts)
  return useMemo(
    () => ({
      date: (at: string | number | Date, style?: DateStyle) => formatDate(at, style, calendar),
      /** 'Tue 14:05', for times within a day. */
      dayAndTime: (at: string | number | Date) =>
        `${formatDate(at, 'weekday', calendar)} ${formatDate(at, 'time')}`,
      duration: (minutes: number) => formatDuration(minutes, durations),
      coming: (at: number, now: number) => dayAndTimeOf(at, openings, calendar, now),
      opening: (shop: OpeningShop) => formatOpening(shop, openings, calendar),
      preparation: (duration: string) => formatPreparation(duration, durations),
    }),
    [calendar, durations, openings],
  )
}
