import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client, refusalOf } from '~/api'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import { refetchAfterEvent } from '~/live/refetch'
import { openSocket } from '~/live/socket'
import { askToStay } from '~/live/unsent/askToStay'
import { knownState, mergeOrder, newsOf } from '~/order/liveOrders'
import { putMoved } from '~/order/putMoved'
import { useSession } from '~/session'
import { startStepSender } from './stepSender'
import { isSettled, type StepEntry, waitingSteps } from './waitingSteps'

/** Sends the rider's steps while a page of theirs is open. */
export function SendSteps(): null {
  const queries = useQueryClient()
  const session = useSession()
  const token = session?.token ?? null
  const accountId = session?.data?._id
  useEffect(() => {
    if (token === null || accountId === undefined) return
    waitingSteps.forgetOfOthers(accountId)
    const sender = startStepSender({ accountId, deliver: (step) => deliver(queries, token, step) })
    const askNoMore = askToStay(waitingSteps, accountId)
    const close = openSocket({ events: {}, connected: sender.tryNow })
    window.addEventListener('online', sender.tryNow)
    document.addEventListener('visibilitychange', sender.tryNow)
    return () => {
      close()
      sender.stop()
      askNoMore()
      window.removeEventListener('online', sender.tryNow)
      document.removeEventListener('visibilitychange', sender.tryNow)
    }
  }, [queries, token, accountId])
  return null
}

/**
 * Makes a step. One that somebody else has made meanwhile counts as made.
 * @throws the server's refusal; Unreachable if this browser is no longer signed in with that session
 */
async function deliver(queries: QueryClient, token: string, step: StepEntry): Promise<void> {
  // Steps are made in the name of the session that sends them.
  if (readToken() !== token) throw new Unreachable('another session')
  const { orderId: id, to, code, photo, reason, isPlaceWrong, clientId } = step
  const before = knownState(queries, id)
  try {
    const { data } = await client.orders.move({ id, to, code, photo, reason, isPlaceWrong, clientId })
    putMoved(queries, data, before)
  } catch (error) {
    if (!['ILLEGAL_MOVE', 'NOT_FOUND'].includes(refusalOf(error).code)) throw error
    if (!(await isMadeByOthers(queries, step))) throw error
  }
}

async function isMadeByOthers(queries: QueryClient, step: StepEntry): Promise<boolean> {
  const id = step.orderId
  try {
    const { data } = await client.orders.read({ id })
    mergeOrder(queries, newsOf(data))
    return isSettled(step, data)
  } catch (error) {
    if (refusalOf(error).code !== 'NOT_FOUND') throw error
    refetchAfterEvent(queries, { queryKey: api.orders.read.queryKey({ input: { id } }) })
    refetchAfterEvent(queries, { queryKey: api.orders.listOfRider.key() })
    return false
  }
}
