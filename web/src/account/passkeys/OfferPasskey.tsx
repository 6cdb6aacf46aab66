import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '~/api'
import { readStored, store } from '~/browser/browserStorage'
import { canKeepPasskeys } from '~/browser/passkeys'
import { useTexts } from '~/language'
import { passkeysTexts } from '~/languages/en/customer/passkeys'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { useAddPasskey } from './useAddPasskey'

/** Kept once somebody answered the offer in this browser: nobody is asked twice. */
const ANSWERED_KEY = 'passkey-offered'

/** Offers a passkey, once, where the device can keep one and its user has none. */
export default function OfferPasskey() {
  const texts = useTexts(passkeysTexts)
  const [isAnswered, setAnswered] = useState(() => readStored(ANSWERED_KEY) !== null)
  const [isAble, setAble] = useState(false)
  useEffect(() => {
    if (!isAnswered) void canKeepPasskeys().then(setAble)
  }, [isAnswered])
  const isWanted = isAble && !isAnswered
  const { data } = useQuery(api.passkeys.list.queryOptions({ enabled: isWanted }))
  const { add, isBusy, failure } = useAddPasskey()
  if (!isWanted || data?.passkeys.length !== 0) return null

  function answer() {
    store(ANSWERED_KEY, 'yes')
    setAnswered(true)
  }

  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Fingerprint size={22} strokeWidth={1.75} aria-hidden className="text-palm shrink-0" />
        <p className="min-w-[min(12rem,100%)] flex-1">{texts.offer}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            look="secondary"
            busy={isBusy}
            busyText={texts.adding}
            onClick={() => void add().then((isAdded) => isAdded && answer())}
          >
            {texts.add}
          </Button>
          <Button size="sm" look="quiet" onClick={answer}>
            {texts.notNow}
          </Button>
        </div>
      </div>
      {failure !== null && (
        <p role="alert" className="text-bad mt-3 text-sm font-medium">
          {failure}
        </p>
      )}
    </Card>
  )
}
