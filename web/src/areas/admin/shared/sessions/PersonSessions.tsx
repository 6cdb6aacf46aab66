import { isPermitted } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SessionList } from '~/account/sessions/SessionList'
import { api, client, refusalOf } from '~/api'
import { useSession } from '~/session'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { notice } from '~/ui/notice/notice'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { loadError } from '../loadError'
import { EmailHeld } from './EmailHeld'
import { ResetSecondFactor } from './ResetSecondFactor'
import { personSessionsTexts as texts } from './texts'

interface PersonSessionsProps {
  person: { readonly _id: string; readonly name: string }
}

/** How somebody logs in, and what helps them or stops them; for administrators, renders nothing for others. */
export function PersonSessions(props: PersonSessionsProps) {
  const user = useSession()?.data
  return user && isPermitted(user.role, 'endSessions') ? <Sessions {...props} ownId={user._id} /> : null
}

function Sessions({ person, ownId }: PersonSessionsProps & { ownId: string }) {
  const titleId = useId()
  const query = useQuery(api.sessions.listOf.queryOptions({ input: { id: person._id } }))
  const { data, error } = query
  const [asked, setAsked] = useState<'end' | 'reset'>()
  const close = () => setAsked(undefined)
  const sessions = data?.sessions ?? []
  const isOwn = person._id === ownId
  const canEnd = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="mb-1 text-base">
        {texts.title}
      </h3>
      {error && data === undefined && <ErrorState title={loadError(error)} query={query} />}
      {!error && data === undefined && (
        <div role="status" aria-label={texts.loading}>
          <SkeletonLines lines={3} />
        </div>
      )}
      {data?.emailHold && <EmailHeld accountId={person._id} hold={data.emailHold} />}
      {data && sessions.length === 0 && <p className="text-quiet">{texts.none}</p>}
      <SessionList sessions={sessions} />
      <div className="mt-2 flex flex-wrap gap-2">
        {canEnd && (
          <Button look="secondary" onClick={() => setAsked('end')}>
            {isOwn ? texts.endOthers : texts.end}
          </Button>
        )}
        {data?.hasSecondFactor && !isOwn && (
          <Button look="secondary" onClick={() => setAsked('reset')}>
            {texts.reset}
          </Button>
        )}
      </div>
      <EndDialog open={asked === 'end'} person={person} isOwn={isOwn} onClose={close} />
      {asked === 'reset' && <ResetSecondFactor person={person} onClose={close} />}
    </section>
  )
}

function EndDialog({
  open,
  person: { _id: id, name },
  isOwn,
  onClose,
}: PersonSessionsProps & { open: boolean; isOwn: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function end() {
    setBusy(true)
    try {
      await client.sessions.endOf({ id })
      onClose()
      void notice.success(texts.doneTitle, isOwn ? texts.doneOwn : texts.done(name))
    } catch (error) {
      void notice.error(texts.failed, refusalOf(error).message)
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: api.sessions.key() })
    }
  }

  return (
    <AlertDialog
      open={open}
      title={isOwn ? texts.askOwn : texts.ask(name)}
      actionText={isOwn ? texts.endOthers : texts.end}
      onAction={() => void end()}
      onCancel={onClose}
      busy={isBusy}
    >
      {isOwn ? texts.askOwnText : texts.askText}
    </AlertDialog>
  )
}
