import { z } from 'zod/mini'
import { findOverlap, HOURS, hoursMessages, WEEKDAYS } from './hours.constants.ts'
import { possibleText } from '../common/primitives.fields.ts'

const time = z
  .string({ error: hoursMessages.time })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, hoursMessages.time))
const day = z
  .array(z.strictObject({ opens: time, closes: time }))
  .check(z.maxLength(HOURS.intervalsADay, hoursMessages.tooMany))
const date = z.iso.date({ error: hoursMessages.day })

/** The hours of a week, in order; at least one. */
export const OpeningWeekField = z
  .strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })
  .check(
    z.refine((week) => WEEKDAYS.some((each) => week[each].length > 0), hoursMessages.none),
    ({ value, issues }) => {
      const found = findOverlap(value)
      if (!found) return
      const path = [found.day, found.index, 'opens']
      issues.push({ code: 'custom', input: value, path, message: hoursMessages.overlap })
    },
  )

/** The hours that a shop enters. */
export const hoursFields = {
  week: z.nullable(OpeningWeekField),
  holidays: z
    .array(
      z
        .strictObject({ from: date, to: date, note: possibleText(HOURS.note) })
        .check(z.refine(({ from, to }) => from <= to, { error: hoursMessages.lastDay, path: ['to'] })),
    )
    .check(z.maxLength(HOURS.holidays, hoursMessages.tooManyHolidays)),
} as const
