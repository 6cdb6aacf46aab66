import type { AccountSession } from '@ozi/contract'
import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { sessionsTexts } from '~/languages/en/account/sessions'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'

interface SessionListProps {
  sessions: readonly AccountSession[]
  /** The actions of a session, at the end of its line. */
  actionOf?: (session: AccountSession, device: string) => ReactNode
}

/** An account's sessions: device, network, and when each was last seen. */
export function SessionList({ sessions, actionOf }: SessionListProps) {
  const texts = useTexts(sessionsTexts)
  return (
    <ul className="divide-line divide-y">
      {sessions.map((session) => {
        const device = session.device === '' ? texts.unknownDevice : session.device
        return (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphone size={22} className="text-quiet shrink-0 max-sm:hidden" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {device}
                {session.isCurrent && <Badge tone="good">{texts.thisDevice}</Badge>}
              </p>
              <p className="text-quiet flex flex-wrap gap-x-4 text-sm tabular-nums">
                <span>
                  {texts.seen} <DateTime at={session.seenAt} style="ago" />
                </span>
                {session.network !== '' && <span>{texts.network(session.network)}</span>}
              </p>
              <p className="text-quiet text-sm tabular-nums">
                {texts.since} <DateTime at={session.createdAt} style="inSentence" />
              </p>
            </div>
            {actionOf?.(session, device)}
          </li>
        )
      })}
    </ul>
  )
}
