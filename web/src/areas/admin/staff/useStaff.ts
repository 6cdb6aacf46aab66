import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallRefusal, refusalOf } from '~/api'
import { notice } from '~/ui/notice'
import { loadFailure } from '../shared/loadFailure'
import { staffTexts as texts } from './texts'

/** The staff and those who are invited. */
export function useStaff() {
  const { data, error, isFetching, refetch } = useQuery(api.staff.list.queryOptions())
  return {
    staff: data?.staff ?? [],
    invitations: data?.invitations ?? [],
    isLoading: data === undefined && error === null,
    failure: error && loadFailure(error),
    isRetrying: error !== null && isFetching,
    retry: () => void refetch(),
  }
}

interface Turns {
  /** It is done: closes the dialog. */
  readonly onDone?: () => void
  /** That it is done was read. */
  readonly onTold?: () => void
  /** May take the refusal itself, e.g. beside its field; true then. */
  readonly onRefused?: (refusal: CallRefusal) => boolean
}

/** Something one does to the staff. What is refused is told over whatever dialog is open, which stays. */
export function useStaffChange() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function make(
    change: () => Promise<unknown>,
    told: { readonly title: string; readonly text: string },
    { onDone, onTold, onRefused }: Turns = {},
  ): Promise<void> {
    setBusy(true)
    try {
      await change()
      // Before the notice, which gives the focus back to where it came from: no dialog that is gone by then.
      onDone?.()
      void notice.success(told.title, told.text).then(onTold)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!onRefused?.(refusal)) void notice.error(texts.errorTitle, refusal.message)
    } finally {
      setBusy(false)
      // Also after a refusal: what is shown may be older than what refused.
      void queries.invalidateQueries({ queryKey: api.staff.key() })
    }
  }

  return { make, isBusy }
}
