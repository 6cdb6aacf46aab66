import { hoursFields, type HoursInput, type ShopHours, type Weekday, WEEKDAYS } from '@ozi/contract'
import { messagesOf } from '~/form/rule'
import { serverWordsNow, textsNow } from '~/language'
import { dayTexts } from '~/languages/en/account/days'
import { hoursTexts } from '~/languages/en/vendor/hours'

export interface IntervalValues {
  readonly opens: string
  readonly closes: string
}

export interface HolidayValues {
  readonly from: string
  /** Empty: one day. */
  readonly to: string
  readonly note: string
}

type WeekValues = Readonly<Record<Weekday, readonly IntervalValues[]>>

/** A shop's hours as entered; the week is kept while it is always open. */
export interface HoursValues {
  readonly isAlways: boolean
  readonly week: WeekValues
  readonly holidays: readonly HolidayValues[]
}

const USUAL: readonly IntervalValues[] = [{ opens: '08:00', closes: '20:00' }]
const USUAL_WEEK: WeekValues = {
  mon: USUAL,
  tue: USUAL,
  wed: USUAL,
  thu: USUAL,
  fri: USUAL,
  sat: USUAL,
  sun: [],
}

export const toHoursValues = ({ week, holidays }: Pick<ShopHours, 'week' | 'holidays'>): HoursValues => ({
  isAlways: week === null,
  week: week ?? USUAL_WEEK,
  holidays,
})

export const toHoursInput = ({
  isAlways,
  week,
  holidays,
}: HoursValues): Pick<HoursInput, 'week' | 'holidays'> => ({
  week: isAlways
    ? null
    : {
        mon: [...week.mon],
        tue: [...week.tue],
        wed: [...week.wed],
        thu: [...week.thu],
        fri: [...week.fri],
        sat: [...week.sat],
        sun: [...week.sun],
      },
  holidays: holidays.map(({ from, to, note }) => ({ from, to: to === '' ? from : to, note })),
})

/** The errors, by the path of the field, as in a refusal: `week.mon.0.opens`. */
export type HoursErrors = Readonly<Record<string, string>>

export function checkHours(values: HoursValues): HoursErrors {
  const messages = messagesOf(hoursFields, toHoursInput(values))
  // A holiday without a first day lacks that alone.
  return Object.fromEntries(
    Object.entries(messages).filter(([path]) => {
      const [part, at = '', end] = path.split('.')
      return !(part === 'holidays' && end === 'to' && values.holidays[Number(at)]?.to === '')
    }),
  )
}

/** The same hours on each day as on Monday. */
export const copyMonday = ({ mon }: WeekValues): WeekValues => ({
  mon,
  tue: mon,
  wed: mon,
  thu: mon,
  fri: mon,
  sat: mon,
  sun: mon,
})

/** After the last hours of a day; a new day begins as Monday does. */
export function withInterval(week: WeekValues, day: Weekday): WeekValues {
  const last = week[day].at(-1)
  const added = last
    ? { opens: last.closes, closes: '' }
    : (week.mon[0] ?? { opens: '08:00', closes: '20:00' })
  return { ...week, [day]: [...week[day], added] }
}

/** Hours that end on the next day. */
export const isOvernight = ({ opens, closes }: IntervalValues): boolean =>
  opens !== '' && closes !== '' && closes <= opens

/** The errors as lines above the form, each with where it is. */
export function linesOf(errors: HoursErrors): { fieldId?: string; text: string }[] {
  return Object.entries(errors).map(([path, message]) => {
    const [part, key = '', index = ''] = path.split('.')
    const day = WEEKDAYS.find((each) => each === key)
    if (part === 'week' && day) {
      return {
        ...(index === '' ? {} : { fieldId: path }),
        text: `${textsNow(dayTexts)[day]}: ${serverWordsNow(message)}`,
      }
    }
    if (part === 'holidays' && key !== '') {
      return {
        fieldId: path,
        text: `${textsNow(hoursTexts).holiday(Number(key))}: ${serverWordsNow(message)}`,
      }
    }
    return { text: message }
  })
}
