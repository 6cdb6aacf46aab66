import { type AuditLine, auditMessages, type AuditValues } from '@ozi/contract'
import { fieldName, fieldText } from './presentChange'
import { auditTexts as texts } from './texts'

/** A row's summary of its changes; the rest is in the opened line. */
interface Summary {
  /** At most `SHOWN`. */
  readonly parts: readonly string[]
  /** How many more fields changed. */
  readonly more: number
}

const SHOWN = 3
const TEXT_SHOWN = 40

/** Fields that tell a reader nothing at a glance. */
const UNTOLD = new Set(['_id', 'createdAt', 'version'])

/** The first words for a record that came or went as a whole, by the kind of subject. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  rider: ['vehicleType', 'plateNumber', 'mobileNumber', 'email'],
  vendor: ['category', 'mobileNumber', 'email'],
  item: ['price', 'preparationMinutes', 'description', 'added', 'changed'],
  tariff: ['pricePerKm', 'deliveryFee', 'serviceFee'],
  transaction: ['stage', 'status', 'method', 'from', 'to', 'search'],
  order: ['fee', 'pickup', 'dropoff', 'kind', 'riders'],
}

type SummaryLine = Pick<AuditLine, 'subject' | 'before' | 'after' | 'reason'>

/** A line's changes in a few words. */
export function summaryOf(line: SummaryLine): Summary {
  const { before, after } = line
  const changes = before && after ? changesIn(before, after) : wholeOf(line)
  const reason = line.reason === '' ? [] : [texts.value(texts.reason, shortened(line.reason))]
  const parts = [...changes.slice(0, SHOWN - reason.length), ...reason]
  // Nobody expects every field of a whole record; of a filter they do.
  const isCounted = (before && after) || line.subject.kind === 'transaction'
  const more = isCounted ? changes.length + reason.length - parts.length : 0
  return { parts, more }
}

function changesIn(before: AuditValues, after: AuditValues): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const erased = names.filter((name) => isErased(before[name]) || isErased(after[name]))
  const parts = names
    .filter((name) => !erased.includes(name))
    .map((name) => changeOf(name, before[name], after[name]))
  return [...parts, ...erasedOf(erased)]
}

function changeOf(name: string, before: unknown, after: unknown): string {
  const field = fieldName(name)
  if (before === auditMessages.secret && after === auditMessages.secret) return texts.changed(field)
  const [from, to] = [shortOf(name, before), shortOf(name, after)]
  // Lists are told by the names in them: of an import only what is in the file.
  if (Array.isArray(after) && (isEmpty(before) || from === to)) return texts.value(field, to)
  return from === to ? texts.changed(field) : texts.change(field, from, to)
}

function wholeOf({ subject, before, after }: SummaryLine): string[] {
  const fields = flat(after ?? before ?? {})
  const names = Object.keys(fields).filter((name) => !UNTOLD.has(name))
  const erased = names.filter((name) => isErased(fields[name]))
  const first = FIRST[subject.kind] ?? []
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  const parts = names
    .filter((name) => !erased.includes(name) && !isEmpty(fields[name]) && fields[name] !== false)
    .filter((name) => !isSaidBy(subject.label, fields[name]))
    .toSorted((a, b) => place(a) - place(b))
    .map((name) => texts.value(fieldName(name), shortOf(name, fields[name])))
  return [...parts, ...erasedOf(erased)]
}

/**
 * Whether a text is what its subject is called: the label, or what stands in the label before ', ' as an item does
 * before its shop. A text elsewhere in a label is part of a name by chance.
 */
const isSaidBy = (label: string, value: unknown) =>
  typeof value === 'string' && (label === value || label.startsWith(`${value}, `))

/** The filter of an export, as fields of its own. */
function flat(fields: AuditValues): AuditValues {
  const { filter, ...others } = fields
  if (typeof filter !== 'object' || filter === null) return fields
  return Object.keys(filter).length === 0 ? { ...others, filter: texts.all } : { ...others, ...filter }
}

function erasedOf(names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [names.length > SHOWN ? texts.detailsErased : texts.erased(names.map(fieldName).join(', '))]
}

const isErased = (value: unknown) => value === auditMessages.erased

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as a row can show it: a place or a record by its name, a long text cut. */
function shortOf(name: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0) {
    return shortened(value.map((each) => nameOf(each) ?? fieldText(name, each)).join(', '))
  }
  return shortened(nameOf(value) ?? fieldText(name, Array.isArray(value) ? null : value))
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, placeName } = value as { readonly name?: unknown; readonly placeName?: unknown }
  return [name, placeName].find((text) => typeof text === 'string' && text !== '') as string | undefined
}

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length <= TEXT_SHOWN
    ? characters.join('')
    : `${characters
        .slice(0, TEXT_SHOWN - 1)
        .join('')
        .trimEnd()}…`
}
