import { createHash } from 'node:crypto'

/** Identifies a request by the call's name and its body, independent of the order of the body's fields. */
export function fingerprintOf(callName: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${callName}\n${canonicalJson(body)}`)
    .digest()
}

/** JSON with the fields of every object sorted; fields that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}
