import { AUDIT_ACTIONS, type AuditAction, type AuditLine } from '@ozi/contract'
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
    .map(([name, inner]) => `${fieldName(name)}: ${valueText(inner)}`)
    .join('; ')
}

const isNamed = (value: object): value is { readonly name: string } =>
  '_id' in value && 'name' in value && typeof value.name === 'string'

export interface FieldChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Each changed field of a line, before and after. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: fieldName(name),
    before: valueText(before?.[name]),
    after: valueText(after?.[name]),
  }))
}
