import { clsx } from 'clsx'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { dutyTexts } from '~/languages/en/rider/offers'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Alert } from '~/ui/notice/Alert'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { useDuty, useSetDuty } from './useDuty'

const PILL = 'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-3 text-sm font-semibold'
const DOT = 'size-2.5 shrink-0 rounded-full'

/** As wide as the wider of both, so that what stands beside it stays where it is. */
function Word({ is, orElse }: { is: string; orElse: string }) {
  return (
    <span className="grid *:[grid-area:1/1]">
      <span>{is}</span>
      <span aria-hidden className="invisible">
        {orElse}
      </span>
    </span>
  )
}

/** In the header: whether the rider is on duty. Says what that means, and changes it. */
export function DutySwitch() {
  const texts = useTexts(dutyTexts)
  const moments = useMoments()
  const nowMs = useNow()
  const duty = useDuty()
  const setting = useSetDuty()
  const [isOpen, setOpen] = useState(false)
  if (!duty) {
    return (
      <span aria-hidden className={clsx(PILL, 'invisible')}>
        <span className={DOT} />
        <Word is={texts.off} orElse={texts.on} />
      </span>
    )
  }
  const { online, since, until } = duty
  const set = (isOnline: boolean) => setting.mutate({ online: isOnline }, { onSuccess: () => setOpen(false) })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setting.reset()
          setOpen(true)
        }}
        className={clsx(
          PILL,
          online ? 'border-palm text-palm bg-palm-wash' : 'border-edge text-quiet bg-surface',
        )}
      >
        <span aria-hidden className={clsx(DOT, online ? 'bg-palm' : 'border-edge border-[1.5px]')} />
        <Word is={online ? texts.on : texts.off} orElse={online ? texts.off : texts.on} />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={!online ? texts.off : since ? texts.since(moments.inSentence(since, nowMs)) : texts.on}
        description={online ? texts.whatOn : texts.whatOff}
        footer={
          <>
            {online && until && (
              <Button size="lg" wide look="secondary" busy={setting.isPending} onClick={() => set(true)}>
                {texts.stay}
              </Button>
            )}
            <Button
              size="lg"
              wide
              look={online ? 'secondary' : 'primary'}
              busy={setting.isPending}
              onClick={() => set(!online)}
            >
              {online ? texts.goOff : texts.goOn}
            </Button>
          </>
        }
      >
        <div className="grid gap-2">
          {online && until && <p>{texts.ends(moments.inSentence(until, nowMs))}</p>}
          {!online && <p>{texts.position}</p>}
          <Alert>{setting.error && refusalOf(setting.error).message}</Alert>
        </div>
      </Dialog>
    </>
  )
}
