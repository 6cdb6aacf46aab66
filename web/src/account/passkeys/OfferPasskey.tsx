import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '~/api'
import { canKeepPasskeys } from '~/browser/passkeys'
import { storedToggle } from '~/browser/storedToggle'
import { useTexts } from '~/language'
import { passkeysTexts } from '~/languages/en/account/passkeys'
import { Button } from '~/ui/button/Button'
import { PromptCard } from '../PromptCard'
import { useAddPasskey } from './useAddPasskey'

const answered = storedToggle('passkey-offered')

/** Offers a passkey, once, where the device can keep one and its user has none. */
export default function OfferPasskey() {
  const texts = useTexts(passkeysTexts)
  const isAnswered = answered.use()
  const answer = () => answered.set(true)
  const [isAble, setAble] = useState(false)
  useEffect(() => {
    if (!isAnswered) void canKeepPasskeys().then(setAble)
  }, [isAnswered])
  const isWanted = isAble && !isAnswered
  const { data } = useQuery(api.passkeys.list.queryOptions({ enabled: isWanted }))
  const { add, isBusy, error } = useAddPasskey()
  if (!isWanted || data?.passkeys.length !== 0) return null
  return (
    <PromptCard icon={Fingerprint} text={texts.offer} notNow={texts.notNow} onNotNow={answer} error={error}>
      <Button
        size="sm"
        look="secondary"
        busy={isBusy}
        busyText={texts.adding}
        onClick={() => void add().then((isAdded) => isAdded && answer())}
      >
        {texts.add}
      </Button>
    </PromptCard>
  )
}
