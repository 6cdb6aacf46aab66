import type { EarningTerms } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, currentIn, refusalOf } from '~/api'
import { notice } from '~/ui/notice/notice'
import { earningTermsTexts as texts } from './texts'

/** The terms in force; null until there are any. */
export const useTerms = () => useQuery(api.earnings.readTerms.queryOptions())

interface SaveEvents {
  readonly onSaved: () => void
  readonly onRefused: (fields: Readonly<Record<string, string>> | undefined) => void
}

/** Saves all terms together. If somebody else changed them first, nothing is saved, and the input stays. */
export function useSaveTerms({ onSaved, onRefused }: SaveEvents) {
  const queries = useQueryClient()
  const keep = (data: EarningTerms) => {
    queries.setQueryData(api.earnings.readTerms.queryKey(), { data })
    void queries.invalidateQueries({ queryKey: api.earnings.termsHistory.key() })
  }
  return useMutation(
    api.earnings.updateTerms.mutationOptions({
      onSuccess: ({ data }) => {
        keep(data)
        onSaved()
        void notice.success(texts.savedTitle, texts.saved)
      },
      onError: (error) => {
        const theirs = currentIn(error)
        if (theirs) {
          keep(theirs)
          void notice.error(texts.changedMeanwhile, texts.whatChanged(theirs.changedBy))
          return
        }
        const { fields, message } = refusalOf(error)
        onRefused(fields)
        if (fields === undefined) void notice.error(texts.failedTitle, texts.failed + message)
      },
    }),
  )
}
