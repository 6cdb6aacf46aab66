import { fragment } from './fragment.ts'
import type { Fragment } from './pool.ts'

/**
 * Codes of the contract as constants of SQL. A partial index is used only where its list stands in the statement: with a
 * parameter, the planner does not know that the condition of the index holds.
 */
export const sqlList = (codes: readonly string[]): Fragment =>
  fragment.unsafe(codes.map((code) => `'${code}'`).join(', '))

/** Joins conditions by `and`; those that are false do not apply. Without any, it is true. */
export const allOf = (conditions: readonly (Fragment | false)[]): Fragment =>
  conditions.reduce<Fragment>((all, one) => (one ? fragment`${all} and ${one}` : all), fragment`true`)
