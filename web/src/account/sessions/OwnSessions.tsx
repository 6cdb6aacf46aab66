import type { AccountSession } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { sessionsTexts } from '~/languages/en/account/sessions'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { notice } from '~/ui/notice/notice'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { SessionList } from './SessionList'

/** The user's own sessions, each with a button that ends it. */
export function OwnSessions() {
  const texts = useTexts(sessionsTexts)
  const query = useQuery(api.sessions.list.queryOptions())
  const { data, error } = query
  const { ending, end } = useEnding()
  const sessions = data?.sessions ?? []

  const actionOf = ({ _id, isCurrent }: AccountSession, device: string) =>
    !isCurrent && (
      <Button
        look="secondary"
        size="sm"
        busy={ending === _id}
        busyText={texts.busy}
        aria-label={texts.logOutOf(device)}
        onClick={() => void end(_id, () => client.sessions.end({ id: _id }), texts.loggedOut)}
      >
        {texts.logOut}
      </Button>
    )

  return (
    <Card as="section" id="sessions" title={texts.title} className="scroll-mt-24">
      <p className="text-quiet mb-2">{texts.lead}</p>
      {error && data === undefined && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {!error && data === undefined && (
        <div role="status" aria-label={texts.title}>
          <SkeletonLines lines={3} />
        </div>
      )}
      {data && <SessionList sessions={sessions} actionOf={actionOf} />}
      {sessions.length > 1 && (
        <Button
          look="secondary"
          className="mt-2"
          busy={ending === 'others'}
          busyText={texts.busy}
          onClick={() => void end('others', () => client.sessions.endOthers(), texts.othersLoggedOut)}
        >
          {texts.logOutOthers}
        </Button>
      )}
    </Card>
  )
}

/** Ends sessions, one attempt at a time. `ending` names the session, or the others, whose end is under way. */
function useEnding() {
  const texts = useTexts(sessionsTexts)
  const queries = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)

  async function end(which: string, call: () => Promise<unknown>, message: string): Promise<void> {
    if (ending !== null) return
    setEnding(which)
    try {
      await call()
      toast.success(message)
    } catch (error) {
      void notice.error(texts.failed, refusalOf(error).message)
    } finally {
      await queries.invalidateQueries({ queryKey: api.sessions.list.key() })
      setEnding(null)
    }
  }

  return { ending, end }
}
