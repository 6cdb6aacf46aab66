import type { Weekday } from '@ozi/contract'
import { english } from '~/language/english'

export const dayTexts = english('dayTexts', {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} satisfies Readonly<Record<Weekday, string>>)
