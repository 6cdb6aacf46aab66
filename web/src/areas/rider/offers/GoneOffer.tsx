import { useTexts } from '~/language'
import { offerTexts } from '~/languages/en/rider/offers'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import { Button, LinkButton } from '~/ui/button/Button'
import { useRunningJobs } from '../shared/useJobsAtHand'

interface GoneOfferProps {
  readonly id: string
  readonly onRead: () => void
}

/** For a rider who opened a push about an offer that is not theirs to take now, or that they have taken already. */
export function GoneOffer({ id, onRead }: GoneOfferProps) {
  const texts = useTexts(offerTexts)
  const words = useTexts(waitingStepTexts)
  const isJob = useRunningJobs().data?.some(({ _id }) => _id === id) === true
  return (
    <section
      aria-labelledby="gone-offer"
      className="rounded-card bg-wait-wash text-wait flex flex-wrap items-center justify-between gap-3 p-4"
    >
      <div role="status" className="min-w-0 flex-[1_1_16rem]">
        <h2 id="gone-offer" className="text-lg">
          {isJob ? texts.openedTaken : texts.gone}
        </h2>
      </div>
      {isJob ? (
        <LinkButton to={`/rider/jobs/${id}`}>{words.openJob}</LinkButton>
      ) : (
        <Button look="secondary" onClick={onRead}>
          {words.understood}
        </Button>
      )}
    </section>
  )
}
