import { isPermitted, type Permission, type Role, type Waiting } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { api } from '~/api'
import { Card } from '~/ui/list/Card'
import { Skeleton } from '~/ui/state/Skeleton'
import { formatCount } from '~/ui/text/format'
import type { OverviewPart } from './overviewPart'
import { PartState } from './PartState'
import { overviewTexts as texts } from './texts'

interface Tile {
  readonly kind: keyof Waiting | 'chats'
  /** Where it is handled. */
  readonly to: string
  readonly permission: Permission
  readonly isUrgent?: true
}

const TILES: readonly Tile[] = [
  { kind: 'decision', to: '/admin/dispatch?group=decision', permission: 'moveOrders', isUrgent: true },
  { kind: 'no_rider', to: '/admin/dispatch?group=no_rider', permission: 'moveOrders', isUrgent: true },
  { kind: 'late', to: '/admin/dispatch?group=late', permission: 'moveOrders', isUrgent: true },
  { kind: 'shop', to: '/admin/dispatch?group=shop', permission: 'moveOrders' },
  { kind: 'chats', to: '/admin/chats?unread=true', permission: 'answerCustomers' },
  { kind: 'payments', to: '/admin/payments', permission: 'seeTransactions' },
]

interface WaitsProps {
  part: OverviewPart<{ readonly data: Waiting }>
  role: Role
}

/** What waits for the office, as numbers that lead there; a nought is quiet. */
export function Waits({ part, role }: WaitsProps) {
  const chats = useQuery(
    api.staffChat.countUnread.queryOptions({ enabled: isPermitted(role, 'answerCustomers') }),
  )
  if (part.data === undefined && part.error !== null) return <PartState part={part}>{() => null}</PartState>
  const counts = part.data && { ...part.data.data, chats: chats.data?.unread }
  const tiles = TILES.filter(({ permission }) => isPermitted(role, permission))
  return (
    <Card flush>
      <ul
        aria-label={texts.waits}
        aria-busy={counts === undefined}
        className="bg-line grid grid-cols-2 gap-px sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {tiles.map((tile) => (
          <li key={tile.kind} className="bg-surface">
            <Wait tile={tile} count={counts?.[tile.kind]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Wait({ tile: { kind, to, isUrgent }, count }: { tile: Tile; count: number | undefined }) {
  const isQuiet = count === undefined || count === 0
  return (
    <Link
      to={to}
      className="hover:bg-palm-wash flex h-full min-h-16 flex-col px-4 py-2.5 no-underline transition-colors"
    >
      {count === undefined ? (
        <Skeleton className="my-1.5 h-6 w-8" />
      ) : (
        <span
          className={clsx(
            'font-head text-2xl leading-9 font-bold tabular-nums',
            isQuiet ? 'text-quiet font-normal!' : isUrgent ? 'text-bad' : 'text-wait',
          )}
        >
          {formatCount(count)}
        </span>
      )}
      <span className={clsx('text-sm', isQuiet ? 'text-quiet' : 'text-ink font-semibold')}>
        {texts.waiting[kind]}
      </span>
    </Link>
  )
}
