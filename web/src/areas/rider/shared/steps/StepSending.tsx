import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { api, client, refusalOf } from '~/api'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import { useTexts } from '~/language'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import { refetchAfterEvent } from '~/live/refetch'
import { openSocket } from '~/live/socket'
import { askToStay } from '~/live/unsent/askToStay'
import { knownState, mergeOrder, newsOf } from '~/order/liveOrders'
import { putMoved } from '~/order/putMoved'
import { useSession } from '~/session'
import { Button, LinkButton } from '~/ui/button/Button'
import { useStepName } from './useStepName'
import { startStepSender } from './stepSender'
import { forgetStepsOf, useAllSteps } from './useSteps'
import { isRepeatable, isSettled, type WaitingStep, waitingSteps } from './waitingSteps'

/** Sends the rider's steps from any page, and says which wait and what was refused. */
export function StepSending() {
  useSending()
  const texts = useTexts(waitingStepTexts)
  const all = useAllSteps()
  const { pathname } = useLocation()
  const jobs = [...new Set(all.map(({ orderId }) => orderId))].map((id) =>
    all.filter(({ orderId }) => orderId === id),
  )
  const refused = jobs.filter(([first]) => first?.refusal)
  const waiting = all.length - refused.flat().length
  const isOnJob = jobs.some(([first]) => first && pathname.endsWith(first.orderId))
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-3 not-empty:mb-4">
      {refused.map((steps) => (
        <RefusedSteps key={steps[0]?.orderId} steps={steps} pathname={pathname} />
      ))}
      {waiting > 0 && !isOnJob && (
        <p role="status" className="rounded-control bg-wait-wash text-wait p-3 font-semibold">
          {texts.count(waiting)}
        </p>
      )}
    </div>
  )
}

/** The refused step of a job, with what to do: to take it again, or to know that the job has changed. */
function RefusedSteps({ steps, pathname }: { steps: readonly WaitingStep[]; pathname: string }) {
  const texts = useTexts(waitingStepTexts)
  const nameOf = useStepName()
  const [first] = steps
  if (!first) return null
  const { orderId, number, refusal } = first
  const canRepeat = isRepeatable(first)
  return (
    <section
      role="alert"
      className="rounded-card border-bad bg-bad-wash text-ink grid gap-2 border-[1.5px] p-4"
    >
      <p className="text-bad text-lg font-semibold">
        {canRepeat ? texts.refused(nameOf(first), number) : texts.changed(number)}
      </p>
      {canRepeat ? (
        <>
          <p>{refusal?.message}</p>
          <p>{refusal?.code === 'MOVE_CODE_WRONG' ? texts.askAgain : texts.doAgain}</p>
          {!pathname.endsWith(orderId) && (
            <LinkButton to={`/rider/jobs/${orderId}`} look="secondary">
              {texts.openJob}
            </LinkButton>
          )}
        </>
      ) : (
        <>
          <p>
            <JobsChange step={first} />
          </p>
          <p>{texts.notTaken(steps.map(nameOf).join(', '))}</p>
          <p>{texts.callOffice}</p>
          <Button look="secondary" onClick={() => forgetStepsOf(orderId)}>
            {texts.understood}
          </Button>
        </>
      )}
    </section>
  )
}

/** What others did with the job meanwhile, as far as the phone has learnt it; else what the server said. */
function JobsChange({ step: { orderId, refusal } }: { step: WaitingStep }) {
  const texts = useTexts(waitingStepTexts)
  const known = useQuery({ ...api.orders.read.queryOptions({ input: { id: orderId } }), enabled: false }).data
  // A rider who has lost a job cannot read it any more.
  if (refusal?.code === 'NOT_FOUND') return texts.givenAway
  return known?.data.status === 'cancelled' ? texts.cancelled : refusal?.message
}

function useSending(): void {
  const queries = useQueryClient()
  const session = useSession()
  const token = session?.token ?? null
  const accountId = session?.data?._id
  useEffect(() => {
    if (token === null || accountId === undefined) return
    waitingSteps.forgetOfOthers(accountId)
    const sender = startStepSender({ accountId, deliver: (step) => deliver(queries, token, step) })
    const askNoMore = askToStay(waitingSteps, accountId)
    const close = openSocket({ events: {}, connected: sender.tryNow, disconnected: () => undefined })
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
}

/**
 * Makes a step. One that somebody else has made meanwhile counts as made.
 * @throws the server's refusal; Unreachable if this browser is no longer signed in with that session
 */
async function deliver(queries: QueryClient, token: string, step: WaitingStep): Promise<void> {
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

async function isMadeByOthers(queries: QueryClient, step: WaitingStep): Promise<boolean> {
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
