import type { Candidate, RiderSearch } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { formatDate } from '~/ui/text/format'
import { searchTexts as texts } from '../texts'
import { serverAheadMs } from '../useBoard'
import { useCountdown } from './useCandidates'

/** How far the search is: its round, who has the order as an offer, and until when. */
export function SearchState({ search, riders }: { search: RiderSearch; riders: readonly Candidate[] }) {
  const left = useCountdown(search.offeredUntil, serverAheadMs(useQueryClient()))
  const asked = riders.filter(({ hindrances }) => hindrances.includes('has_it')).map(({ name }) => name)
  return (
    <div>
      <p className="font-semibold" role="status">
        {stateOf(search)}
      </p>
      {search.offered > 0 && (
        <p className="text-sm">
          <span className="wrap-anywhere">{asked.join(', ')}</span>
          {left !== null && (
            <>
              {asked.length > 0 && ' · '}
              <span className="text-wait font-semibold tabular-nums">{texts.left(left)}</span>
            </>
          )}
        </p>
      )}
      {search.askedAt && (
        <p className="text-quiet text-sm">{texts.customerAsked(formatDate(search.askedAt, 'time'))}</p>
      )}
    </div>
  )
}

function stateOf({ round, offered, isOpen }: RiderSearch): string {
  if (offered > 0) return round === 0 ? texts.asked(offered) : texts.round(round, offered)
  if (isOpen) return texts.isOpen
  return round === 0 ? texts.beginning : texts.nobody(round)
}
