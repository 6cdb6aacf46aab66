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

/** Something one does to the staff. What is refused is told over whatever dialog is open, which stays. */
export function useStaffChange() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  /**
   * @param onRefused may take the refusal itself, e.g. beside its field; true then
   * @returns whether it was done
   */
  async function make(
    change: () => Promise<unknown>,
    told: { readonly title: string; readonly text: string },
    onRefused: (refusal: CallRefusal) => boolean = () => false,
  ): Promise<boolean> {
    setBusy(true)
    try {
      await change()
      void notice.success(told.title, told.text)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (!onRefused(refusal)) void notice.error(texts.errorTitle, refusal.message)
      return false
    } finally {
      setBusy(false)
      // Also after a refusal: what is shown may be older than what refused.
      void queries.invalidateQueries({ queryKey: api.staff.key() })
    }
  }

  return { make, isBusy }
}
