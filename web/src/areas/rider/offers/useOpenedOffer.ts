import type { Offer } from '@ozi/contract'
import { useState } from 'react'
import { useAddressParam } from '~/ui/address/useAddressParam'

/**
 * The offer that a push was about, by the page's address.
 * @param offers undefined until they are fresh: what was fetched earlier does not know it
 * @returns its id, '' for none; and whether it was gone already when the rider came to read it
 */
export function useOpenedOffer(offers: readonly Offer[] | undefined) {
  const [id, setId] = useAddressParam('offer')
  const [seenId, setSeenId] = useState('')
  const isThere = offers?.some(({ _id }) => _id === id) === true
  if (isThere && seenId !== id) setSeenId(id)
  return {
    id,
    // One that was here ends before the rider's eyes, or is taken or declined by them.
    isGone: id !== '' && offers !== undefined && !isThere && seenId !== id,
    forget: () => setId(''),
  }
}
