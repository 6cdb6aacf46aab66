import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '~/api'
import { useTexts } from '~/language'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import { Button, LinkButton } from '~/ui/button/Button'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { useStepName } from './useStepName'
import { forgetStepsOf, useAllSteps } from './useSteps'
import { isRepeatable, type StepEntry } from './waitingSteps'

const loadSending = () => import('./SendSteps')

/** Sends the rider's steps from any page, and says which wait and what was refused. */
export function StepSending() {
  const SendSteps = useLoaded(loadSending, true)?.SendSteps
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
      {SendSteps && <SendSteps />}
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
function RefusedSteps({ steps, pathname }: { steps: readonly StepEntry[]; pathname: string }) {
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

/** Other people's acts with the job meanwhile, as far as the phone has learnt of them; else the server's words. */
function JobsChange({ step: { orderId, refusal } }: { step: StepEntry }) {
  const texts = useTexts(waitingStepTexts)
  const known = useQuery({ ...api.orders.read.queryOptions({ input: { id: orderId } }), enabled: false }).data
  // A rider who has lost a job cannot read it any more.
  if (refusal?.code === 'NOT_FOUND') return texts.givenAway
  return known?.data.status === 'cancelled' ? texts.cancelled : refusal?.message
}
