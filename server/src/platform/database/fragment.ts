import type { Fragment } from './pool.ts'
import { createTag } from './tag.ts'

/**
 * A part of statements that stands outside of them, such as a list of columns: `` fragment`a.name, a.role` ``. It may
 * hold values and other fragments. It is never sent alone: awaiting it rejects.
 */
export const fragment = createTag(
  () => Promise.reject(new Error('A fragment is a part of a statement and cannot be sent alone.')),
  { hooks: new Set(), isPrepared: false },
)

/** Joins conditions by `and`. Conditions that are undefined, false or empty are left out; without any, it is `true`. */
export const allOf = (conditions: readonly (Fragment | '' | false | undefined)[]): Fragment =>
  conditions
    .filter((condition) => condition !== undefined && condition !== false && condition !== '')
    .reduce((all, next) => fragment`${all} and ${next}`, fragment`true`)
