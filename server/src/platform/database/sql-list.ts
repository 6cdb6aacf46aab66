import { fragment } from './fragment.ts'
import type { Fragment } from './pool.ts'

/**
 * Codes of the contract as constants of SQL. A partial index is used only where its list stands in the statement: with a
 * parameter, the planner does not know that the condition of the index holds.
 */
export const sqlList = (codes: readonly string[]): Fragment =>
  fragment.unsafe(codes.map((code) => `'${code}'`).join(', '))
