import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '~/api'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import { useSession } from '~/session'
import { createPositionQueue } from './positionQueue'
import { positionError, useSharing } from './useSharing'
import { watchPositions } from './watchPositions'

/** Sends the rider's positions while there is a job or duty, and consent. */
export function SharePositions(): null {
  const { isOfUse, consent } = useSharing()
  const isShared = isOfUse && consent?.isGiven === true
  const queries = useQueryClient()
  const session = useSession()
  const accountId = session?.data?._id
  const token = session?.token
  useEffect(() => {
    if (!isShared || accountId === undefined) return
    const queue = createPositionQueue({
      accountId,
      send: async (locations) => {
        // They are sent in the name of the session, which may be another's by now.
        if (readToken() !== token) throw new Unreachable('another session')
        return (await client.riderTracking.send({ locations })).data
      },
      ended: () => {
        void queries.invalidateQueries({ queryKey: api.riderTracking.read.key() })
        void queries.invalidateQueries({ queryKey: api.orders.listOfRider.key() })
      },
    })
    const stop = watchPositions({
      geolocation: 'geolocation' in navigator ? navigator.geolocation : null,
      found: queue.add,
      onError: positionError.set,
    })
    const { flush } = queue
    window.addEventListener('online', flush)
    return () => {
      stop()
      queue.stop()
      window.removeEventListener('online', flush)
      positionError.set(null)
    }
  }, [isShared, queries, accountId, token])
  return null
}
