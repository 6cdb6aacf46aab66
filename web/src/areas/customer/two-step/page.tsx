import { Passkeys } from '~/account/passkeys/Passkeys'
import { SecondFactor } from '~/account/second-factor/SecondFactor'
import { textsNow, useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'

export const meta = () => [{ title: `${textsNow(secondFactorTexts).title} · Ozi` }]

/** Turns two-step login on and off, for accounts of every role. */
export default function TwoStep() {
  const texts = useTexts(secondFactorTexts)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 md:gap-6">
      <header>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-2 max-w-[70ch]">{texts.why}</p>
      </header>
      <SecondFactor />
      <Passkeys />
    </div>
  )
}
