import { SecondFactor } from '~/account/second-factor/SecondFactor'
import { useTexts } from '~/language'
import { beforeAllTexts } from '~/languages/en/account/beforeAll'
import { BareAccount } from './BareAccount'

/** Shown instead of every page to staff who should have turned on two-step login. */
export default function NeedsSecondFactor({ onAsking }: { onAsking?: (isAsking: boolean) => void }) {
  const texts = useTexts(beforeAllTexts)
  return (
    <BareAccount title={texts.secondFactor} lead={texts.secondFactorLead}>
      <SecondFactor {...(onAsking ? { onAsking } : {})} />
    </BareAccount>
  )
}
