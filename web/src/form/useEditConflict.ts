import { safe } from '@orpc/client'
import { useState } from 'react'
import { currentIn, type Edit, refusalOf } from '~/api'

type Outcome<Answer, Row> =
  | { readonly saved: Answer; readonly theirs?: undefined }
  | { readonly saved?: undefined; readonly theirs: Row }

/**
 * An edit of a record that somebody else may save or delete first. Nothing is saved over what the editor has
 * not seen; what was typed stays until they take the other record.
 * @param opened null for a new record
 */
export function useEditConflict<
  Row,
  Args extends readonly unknown[],
  Answer,
  Opened extends NoInfer<Row> | null,
>(opened: Opened, edit: (...args: Args) => Edit<Answer, Row>) {
  const [{ filled, before, theirs }, setRecords] = useState<{
    readonly filled: Row | Opened
    readonly before: Row | Opened
    readonly theirs?: Row
  }>({ filled: opened, before: opened })
  const [isGone, setGone] = useState(false)

  return {
    /** The record that fills the form. */
    filled,
    /** As somebody else saved it since; undefined if nobody did, or once the form shows it. */
    theirs,
    /** The newest record that the editor has seen, to be saved over. */
    seen: theirs ?? filled,
    /** The record that `theirs` took the place of. */
    before,
    /** Whether somebody else deleted it. `save` rejects then, too. */
    isGone,
    /** Resolves to `theirs` if somebody else saved first. */
    async save(...args: Args): Promise<Outcome<Answer, Row>> {
      const { error, data } = await safe(edit(...args))
      if (error === null) return { saved: data }
      const current = currentIn(error)
      if (current === undefined) {
        setGone(refusalOf(error).code === 'NOT_FOUND')
        throw error
      }
      setRecords((shown) => ({ ...shown, before: shown.theirs ?? shown.filled, theirs: current }))
      return { theirs: current }
    },
    /** To be called when the form is filled from this record. */
    take: (record: Row) => setRecords({ filled: record, before: record }),
  }
}
