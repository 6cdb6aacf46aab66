import { safe } from '@orpc/client'
import type { EarningTerms } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, currentIn } from '~/api'
import { notice } from '~/ui/notice/notice'
import { earningTermsTexts as texts } from './texts'

/** The terms in force; null until there are any. */
export const useTerms = () => useQuery(api.earnings.readTerms.queryOptions())

/**
 * Saves all terms together. If somebody else changed them first, nothing is saved, and the input stays.
 * @returns whether they are saved
 */
export function useSaveTerms() {
  const queries = useQueryClient()
  const keep = (data: EarningTerms) => {
    queries.setQueryData(api.earnings.readTerms.queryKey(), { data })
    void queries.invalidateQueries({ queryKey: api.earnings.termsHistory.key() })
  }
  return async (input: Parameters<typeof client.earnings.updateTerms>[0]): Promise<boolean> => {
    const { error, data: saved } = await safe(client.earnings.updateTerms(input))
    if (error === null) {
      keep(saved.data)
      void notice.success(texts.savedTitle, texts.saved)
      return true
    }
    const theirs = currentIn(error)
    if (!theirs) throw error
    keep(theirs)
    void notice.error(texts.changedMeanwhile, texts.whatChanged(theirs.changedBy))
    return false
  }
}
