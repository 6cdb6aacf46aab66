import { AccountNumber, contract, Email, NewPassword, NigerianMobile, Nin } from '@ozi/contract'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** A field whose value is checked by one of these holds a secret or says how a person is reached. */
const PERSONAL: ReadonlySet<unknown> = new Set([AccountNumber, Email, NewPassword, NigerianMobile, Nin])

/** A field with such a name is personal too, because the schemas of answers say only that it is a text. */
const PERSONAL_NAME = /(password|token|otp|codes?|email|phone|mobileNumber|NIN)$/i

/**
 * The names of all fields of the contract's calls and answers that hold a secret, a code, or a personal
 * number or address.
 */
export function listPersonalFields(): readonly string[] {
  const names = new Set<string>()
  for (const { schema } of schemasOf(contract)) visitFields(schema, names)
  return [...names].toSorted()
}

/** The schemas of all calls below a part of the contract. */
function* schemasOf(part: object): Generator<{ schema: $ZodType }> {
  const definition = '~orpc' in part ? (part['~orpc'] as Record<string, unknown>) : null
  if (definition === null) {
    for (const below of Object.values(part)) if (typeof below === 'object') yield* schemasOf(below as object)
    return
  }
  for (const schema of [definition['inputSchema'], definition['outputSchema']]) {
    if (schema) yield { schema: schema as $ZodType }
  }
}

/** Adds the names of personal fields of a schema. @returns whether the schema itself is personal */
function visitFields(schema: $ZodType, names: Set<string>): boolean {
  const isPersonal = [...partsOf(schema)].map((part) => visitFields(part, names)).includes(true)
  const { def } = (schema as $ZodTypes)._zod
  if (def.type !== 'object') return isPersonal || PERSONAL.has(schema)
  for (const [name, field] of Object.entries(def.shape)) {
    if (visitFields(field, names) || PERSONAL_NAME.test(name)) names.add(name)
  }
  return false
}

/** The schemas that a schema wraps or chooses from. */
function* partsOf(schema: $ZodType): Generator<$ZodType> {
  const { def } = (schema as $ZodTypes)._zod
  if ('innerType' in def) yield def.innerType
  if (def.type === 'pipe') yield* [def.in, def.out]
  if (def.type === 'array') yield def.element
  if (def.type === 'union') yield* def.options
  if (def.type === 'intersection') yield* [def.left, def.right]
  if (def.type === 'record') yield def.valueType
}
