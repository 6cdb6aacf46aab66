import { type Order, type OverviewStep, overviewMessages, TIME_ZONE } from '@ozi/contract'
import type { BadgeTone } from '~/ui/state/Badge'
import { formatDate } from '~/ui/text/format'
import { overviewTexts as texts } from './texts'

type Maybe = string | null | undefined

/** The part of an e-mail address before the @. */
export const emailName = (email: Maybe): string => email?.split('@')[0]?.trim() || texts.notAvailable

/** The overview shows every state other than success and pending in red. */
export function transactionTone(status: Maybe): BadgeTone {
  if (status === 'success') return 'good'
  return status === 'pending' ? 'wait' : 'bad'
}

/** The overview shows every method other than cash in purple. */
export const methodTone = (method: Maybe): BadgeTone => (method === 'Cash' ? 'cash' : 'paystack')

/** The content of an order: the package in the sender's words, or the items. */
export function orderDescription({ packageDetails, items }: Pick<Order, 'packageDetails' | 'items'>): string {
  const goods = (items ?? []).map(({ name, quantity }) => `${name} × ${String(quantity)}`).join(', ')
  return packageDetails.trim() || goods || overviewMessages.orderWithoutDescription
}

/** The short form below a bar, as many are side by side. */
export function tickOf(startsAt: string, step: OverviewStep): string {
  if (step === 'hour') return formatDate(startsAt, 'time')
  return step === 'day' ? formatDate(startsAt, 'dayMonth') : monthOf(startsAt, 'short')
}

/** The full form, for a table. */
export function stepName(startsAt: string, step: OverviewStep): string {
  if (step === 'hour') return formatDate(startsAt, 'time')
  return step === 'day' ? formatDate(startsAt, 'date') : monthOf(startsAt, 'long')
}

const months = {
  short: new Intl.DateTimeFormat('en-NG', { timeZone: TIME_ZONE, month: 'short' }),
  long: new Intl.DateTimeFormat('en-NG', { timeZone: TIME_ZONE, month: 'long', year: 'numeric' }),
}
const monthOf = (startsAt: string, length: keyof typeof months): string =>
  months[length].format(new Date(startsAt))
