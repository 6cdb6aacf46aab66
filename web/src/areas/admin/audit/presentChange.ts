import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditLine,
  ORDER_STAGE_NAMES,
  type OrderStage,
  STAFF_ROLE_NAMES,
  type StaffRole,
} from '@ozi/contract'
import { statusTexts } from '~/languages/en/base/frame'
import { formatDate, formatNaira } from '~/ui/text/format'
import { auditTexts as texts } from './texts'

const isKnown = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action)

/** The action in words; a name unknown to this release is shown as it is. */
export const actionName = (action: string): string => (isKnown(action) ? AUDIT_ACTIONS[action] : action)

/** 'mobileNumber' becomes 'Mobile number'; 'NIN' is unchanged. */
export function fieldName(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ')
  return words
    .map((word, index) => (/^[A-Z]+$/.test(word) ? word : index === 0 ? capital(word) : word.toLowerCase()))
    .join(' ')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A stored value in readable form. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  // A record is shown by its name.
  if (isNamed(value)) return value.name
  return Object.entries(value)
    .map(([name, inner]) => `${fieldName(name)}: ${fieldText(name, inner)}`)
    .join('; ')
}

const AMOUNTS = new Set([
  'price',
  'fee',
  'redeliveryFee',
  'pricePerKm',
  'deliveryFee',
  'serviceFee',
  'cashHeld',
  'left',
  'refund',
  'paidBack',
])
/** Their values are names of states and kinds. */
const NAMES = new Set(['status', 'shopStatus', 'stage', 'kind', 'category', 'vehicleType', 'gender', 'end'])
const PEOPLE = new Set(['rider', 'assignee'])
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** The value of a field in readable form: amounts in naira, times in Lagos, states and roles in words. */
export function fieldText(name: string, value: unknown): string {
  if (typeof value === 'number' && AMOUNTS.has(name)) return formatNaira(value)
  if (value === null && PEOPLE.has(name)) return texts.nobody
  if (typeof value !== 'string') return valueText(value)
  if (name === 'role' && isStaffRole(value)) return STAFF_ROLE_NAMES[value]
  if (name === 'stage' && isStage(value)) return ORDER_STAGE_NAMES[value]
  if (NAMES.has(name)) return isStatus(value) ? statusTexts[value] : capital(value.replaceAll('_', ' '))
  return INSTANT.test(value) ? formatDate(value, 'dateTime') : valueText(value)
}

const isStaffRole = (role: string): role is StaffRole => Object.hasOwn(STAFF_ROLE_NAMES, role)

const isStatus = (status: string): status is keyof typeof statusTexts => Object.hasOwn(statusTexts, status)

const isStage = (stage: string): stage is OrderStage => Object.hasOwn(ORDER_STAGE_NAMES, stage)

const isNamed = (value: object): value is { readonly name: string } =>
  '_id' in value && 'name' in value && typeof value.name === 'string'

interface FieldChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Each changed field of a line, before and after. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: fieldName(name),
    before: fieldText(name, before?.[name]),
    after: fieldText(name, after?.[name]),
  }))
}
