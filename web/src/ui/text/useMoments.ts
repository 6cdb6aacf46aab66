import { useMemo } from 'react'
import { useTexts } from '~/language'
import { calendarTexts, durationTexts, openingTexts } from '~/languages/en/account/moments'
import { spokenTexts } from '~/languages/en/account/spoken'
import { type DateStyle, formatDate, formatDuration, formatPreparation } from './format'
import { formatOpening, type OpeningShop } from './formatOpening'
import { formatInSentence } from './formatSpoken'

/** Formats of times and durations in the current language. */
export function useMoments() {
  const calendar = useTexts(calendarTexts)
  const durations = useTexts(durationTexts)
  const openings = useTexts(openingTexts)
  const spoken = useTexts(spokenTexts)
  return useMemo(
    () => ({
      date: (at: string | number | Date, style?: DateStyle) => formatDate(at, style, calendar),
      /** 'yesterday 14:05' */
      inSentence: (at: string | number | Date, nowMs: number) =>
        formatInSentence(at, nowMs, spoken, calendar),
      duration: (minutes: number) => formatDuration(minutes, durations),
      opening: (shop: OpeningShop) => formatOpening(shop, openings, spoken, calendar),
      preparation: (duration: string) => formatPreparation(duration, durations),
    }),
    [calendar, durations, openings, spoken],
  )
}
