import { SecondFactor } from '~/account/second-factor/SecondFactor'
import { BareAccount } from './BareAccount'

/** Shown instead of every page to staff who should have turned on two-step login. */
export default function NeedsSecondFactor({ onAsking }: { onAsking?: (isAsking: boolean) => void }) {
  return (
    <BareAccount
      title="Turn on two-step login"
      lead="Your role needs it, and the time to turn it on is over. Once it is on, you go on where you were."
    >
      <SecondFactor {...(onAsking ? { onAsking } : {})} />
    </BareAccount>
  )
}
