import { clsx } from 'clsx'
import { useEffect } from 'react'
import { MapPin, MapPinOff } from 'lucide-react'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { sharingTexts } from '~/languages/en/rider/frame'
import { dutyTexts } from '~/languages/en/rider/offers'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { positionError, useSharing } from '../position/useSharing'
import { dutySheet } from './dutySheet'
import { useDuty } from './useDuty'

const DutySheet = lazyPart(async () => (await import('./DutySheet')).DutySheet)

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] px-2.5 text-sm font-semibold'

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

/** In the header: whether the rider is on duty, and whether their position is shared. Pressed, it opens the sheet. */
export function DutyChip() {
  const texts = useTexts(dutyTexts)
  const duty = useDuty()
  const shown = useStore(dutySheet)
  // It does not open again on the next visit.
  useEffect(() => () => dutySheet.set(null), [])
  if (!duty) {
    return (
      <span aria-hidden className={clsx(PILL, 'invisible')}>
        <span className="size-4.5" />
        <Word is={texts.off} orElse={texts.on} />
      </span>
    )
  }
  const { online } = duty
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dutySheet.set('duty')}
        {...DutySheet.preloadWhenNear}
        className={clsx(
          PILL,
          online ? 'border-palm text-palm bg-palm-wash' : 'border-edge text-quiet bg-surface',
        )}
      >
        <Mark isOnDuty={online} />
        <Word is={online ? texts.on : texts.off} orElse={online ? texts.off : texts.on} />
      </button>
      {shown && <DutySheet duty={duty} shows={shown} />}
    </>
  )
}

/** Whether the position is shared, while there is a job or duty; else whether there is duty. */
function Mark({ isOnDuty }: { isOnDuty: boolean }) {
  const texts = useTexts(sharingTexts)
  const { isOfUse, consent } = useSharing()
  const isFound = useStore(positionError) === null
  if (!isOfUse || consent === undefined) {
    return (
      <span aria-hidden className="grid size-4.5 place-items-center">
        <span
          className={clsx('size-2.5 rounded-full', isOnDuty ? 'bg-palm' : 'border-edge border-[1.5px]')}
        />
      </span>
    )
  }
  const isShared = consent?.isGiven === true && isFound
  return (
    <>
      {isShared ? <MapPin size={18} /> : <MapPinOff size={18} />}
      <span className="sr-only">{isShared ? texts.on : texts.off},</span>
    </>
  )
}
