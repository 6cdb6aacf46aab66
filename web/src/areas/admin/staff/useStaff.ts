import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallRefusal, refusalOf } from '~/api'
import { notice } from '~/ui/notice/notice'
import { staffTexts as texts } from './texts'

/** The staff members and the open invitations. */
export const useStaff = () => useQuery(api.staff.list.queryOptions())

interface Turns {
  /** Called on success: closes the dialog. */
  readonly onDone?: () => void
  /** Called after the success notice was closed. */
  readonly onRead?: () => void
  /** May handle the refusal, e.g. at a field, and then returns true. */
  readonly onRefused?: (refusal: CallRefusal) => boolean
}

/** A change to the staff. A refusal is shown above the open dialog, which stays. */
export function useStaffChange() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function make(
    /** Without an answer, nothing was changed, and the dialog says why. */
    change: () => Promise<object | undefined>,
    message: { readonly title: string; readonly text: string },
    { onDone, onRead, onRefused }: Turns = {},
  ): Promise<void> {
    setBusy(true)
    try {
      if (!(await change())) return
      // Before the notice, which returns the focus to where it was: the dialog must be closed by then.
      onDone?.()
      void notice.success(message.title, message.text).then(onRead)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!onRefused?.(refusal)) void notice.error(texts.errorTitle, refusal.message)
    } finally {
      setBusy(false)
      // After a refusal, too, because what is shown may be outdated.
      void queries.invalidateQueries({ queryKey: api.staff.key() })
    }
  }

  return { make, isBusy }
}
