import type { RiderStatus } from '@ozi/contract'
import { MapPin, MapPinOff } from 'lucide-react'
import { refusalOf } from '~/api'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { sharingTexts } from '~/languages/en/rider/frame'
import { dutyTexts } from '~/languages/en/rider/offers'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Alert } from '~/ui/notice/Alert'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { positionError, useDeciding, useSharing } from '../position/useSharing'
import { dutySheet } from './dutySheet'
import { GoOnDuty } from './GoOnDuty'
import { useSetDuty } from './useDuty'

const close = () => dutySheet.set(null)

/** What duty means, since when and until when; going on duty and off, and what is shared meanwhile. */
export function DutySheet({ duty, shows }: { duty: RiderStatus; shows: 'duty' | 'position' }) {
  return shows === 'position' ? <PositionQuestion /> : <Duty duty={duty} />
}

function Duty({ duty: { online, since, until } }: { duty: RiderStatus }) {
  const texts = useTexts(dutyTexts)
  const moments = useMoments()
  const now = useNow()
  const setting = useSetDuty()
  return (
    <Dialog
      open
      onClose={close}
      title={!online ? texts.off : since ? texts.since(moments.inSentence(since, now)) : texts.on}
      description={online ? texts.whatOn : texts.whatOff}
      footer={
        online ? (
          <>
            {until && (
              <Button
                size="lg"
                wide
                look="secondary"
                busy={setting.isPending}
                onClick={() => setting.mutate({ online: true })}
              >
                {texts.stay}
              </Button>
            )}
            <Button
              size="lg"
              wide
              look="secondary"
              busy={setting.isPending}
              onClick={() => setting.mutate({ online: false })}
            >
              {texts.goOff}
            </Button>
          </>
        ) : (
          <GoOnDuty />
        )
      }
    >
      <div className="grid gap-3">
        {online && until && <p>{texts.ends(moments.inSentence(until, now))}</p>}
        <Position />
        <Alert>{setting.error && refusalOf(setting.error).message}</Alert>
      </div>
    </Dialog>
  )
}

/** Whether the position is shared, and the button that changes it. */
function Position() {
  const texts = useTexts(sharingTexts)
  const { isOfUse, consent } = useSharing()
  const error = useStore(positionError)
  const deciding = useDeciding()
  if (!isOfUse || consent === undefined) return null
  const isGiven = consent?.isGiven === true
  const said = isGiven ? (error ?? 'on') : 'off'
  const Mark = said === 'on' ? MapPin : MapPinOff
  return (
    <section
      aria-label={texts.label}
      className="border-line flex flex-wrap items-center gap-x-3 border-t pt-3"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-32 items-center gap-2 font-semibold">
        <Mark size={20} className="shrink-0" />
        <span>{texts[said]}</span>
      </p>
      <Button
        look="secondary"
        busy={deciding.isPending}
        // Nobody agrees before they have read to what.
        onClick={() =>
          consent === null ? dutySheet.set('position') : deciding.mutate({ isGiven: !isGiven })
        }
      >
        {isGiven ? texts.stop : texts.shareAgain}
      </Button>
      {deciding.error && <Alert className="w-full">{refusalOf(deciding.error).message}</Alert>}
    </section>
  )
}

/** Asked once, when a rider goes on duty for the first time. */
function PositionQuestion() {
  const texts = useTexts(sharingTexts)
  const deciding = useDeciding()
  const decide = (isGiven: boolean) => deciding.mutate({ isGiven }, { onSuccess: close })
  const chosen = deciding.isPending && deciding.variables.isGiven
  return (
    <Dialog
      open
      onClose={close}
      title={texts.ask}
      description={texts.why}
      footer={
        <>
          <Button
            size="lg"
            wide
            look="secondary"
            busy={deciding.isPending && !chosen}
            onClick={() => decide(false)}
          >
            {texts.notNow}
          </Button>
          <Button size="lg" wide busy={chosen} onClick={() => decide(true)}>
            {texts.share}
          </Button>
        </>
      }
    >
      <p className="text-quiet text-sm">{texts.what}</p>
      <Alert>{deciding.error && refusalOf(deciding.error).message}</Alert>
    </Dialog>
  )
}
