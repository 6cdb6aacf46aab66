import { type Closure, isPermitted } from '@ozi/contract'
import { useState } from 'react'
import { useSession } from '~/session'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { Entry } from '../shared/Entry'
import { namesOf, roadText } from './roadTexts'
import { ClosureBadge, Until } from './ClosureState'
import { closuresTexts as texts } from './texts'
import { useReopening } from './useClosures'

interface ClosureSheetProps {
  /** null closes the sheet. */
  closure: Closure | null
  onClose: () => void
}

/** One closure whole; who may opens its roads again. */
export function ClosureSheet({ closure, onClose }: ClosureSheetProps) {
  const role = useSession()?.data?.role ?? 'user'
  const [isAsking, setAsking] = useState(false)
  const { reopen, isBusy } = useReopening(() => {
    setAsking(false)
    onClose()
  })
  const mayReopen = closure?.isInForce === true && isPermitted(role, 'closeRoads')
  return (
    <>
      <SideSheet
        open={closure !== null}
        onClose={onClose}
        title={closure ? namesOf(closure.roads) : ''}
        footer={
          mayReopen && (
            <Button className="flex-1" onClick={() => setAsking(true)}>
              {texts.reopen}
            </Button>
          )
        }
      >
        {closure && <ClosureFacts closure={closure} />}
      </SideSheet>
      <AlertDialog
        open={isAsking && closure !== null}
        title={texts.reopenTitle(closure ? namesOf(closure.roads) : '')}
        actionText={texts.reopen}
        onAction={() => closure && void reopen(closure._id)}
        onCancel={() => setAsking(false)}
        busy={isBusy}
      >
        {texts.reopenText}
      </AlertDialog>
    </>
  )
}

function ClosureFacts({ closure }: { closure: Closure }) {
  const { reason, roads, createdAt, createdBy, ended, isInForce, lines } = closure
  return (
    <dl className="grid gap-4">
      <Entry name={texts.columns.state}>
        <ClosureBadge closure={closure} />
        {isInForce && lines.length === 0 && <p className="text-wait mt-1 font-medium">{texts.noneNow}</p>}
      </Entry>
      <Entry name={texts.columns.reason}>{reason}</Entry>
      <Entry name={texts.columns.roads}>
        <ul>
          {roads.map((road) => (
            <li key={road.name}>{roadText(road)}</li>
          ))}
        </ul>
      </Entry>
      <Entry name={texts.columns.closed}>
        <DateTime at={createdAt} /> {texts.byWhom(createdBy)}
      </Entry>
      <Entry name={texts.columns.ends}>
        <Until closure={closure} /> {ended && texts.byWhom(ended.by)}
      </Entry>
    </dl>
  )
}
