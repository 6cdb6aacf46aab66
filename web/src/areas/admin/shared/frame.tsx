import { isPermitted, type Role } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, LogOut } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { api } from '~/api'
import { SoundButton } from '~/live/announce/SoundButton'
import { useSession } from '~/session'
import { signOut } from '~/session/signOut'
import nairaFont from '~/ui/fonts/inter-naira.woff2?url'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { AdminLayout } from '~/ui/layout/AdminLayout'
import type { NavItem } from '~/ui/layout/AppLayout'
import { Logo } from '~/ui/line/Logo'
import { DateTime } from '~/ui/text/DateTime'
import { Find } from './find/Find'
import { MapsNotice, useMaps } from './MapsNotice'
import { NotPermitted } from './NotPermitted'
import { CHATS_PATH, MESSAGES_PATH, menuOf, pageAt } from './adminPages'
import { adminTexts as texts } from './texts'
import { useUnreadMessages } from './useUnreadMessages'

const SIDE_LINK =
  'text-quiet hover:bg-palm-wash hover:text-ink rounded-control flex min-h-12 items-center gap-1.5 px-1.5 text-sm font-semibold no-underline transition-colors lg:min-h-8'

/** Otherwise the sign of the naira would come after the amounts, and move the words around it. */
export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: nairaFont },
]

/** Pages can be used before them. With them comes the connection for live news. */
const loadUpdates = () => import('./updates')

/** The layout around all staff pages. The menu and its pages depend on the role's permissions. */
export default function AdminFrame() {
  const session = useSession()
  const name = session?.data?.name ?? ''
  const role: Role = session?.data?.role ?? 'user'
  const page = pageAt(useLocation().pathname)
  const { maps, isSettled } = useMaps(isPermitted(role, 'seeOrders'))
  const unread = useUnreadMessages(role)
  const updates = useLoaded(loadUpdates, isPermitted(role, 'seeOrders'))
  const unreadChats = useUnreadChats(role)
  const counts: Readonly<Record<string, NavItem['count']>> = {
    [MESSAGES_PATH]: { value: unread, label: texts.unread(unread) },
    [CHATS_PATH]: { value: unreadChats, label: texts.unreadChats(unreadChats) },
  }
  const nav = menuOf(role).map(({ label, items }) => ({
    label,
    items: items.map(({ to, label: name, icon }) => {
      const count = counts[to]
      return { to, label: name, icon, ...(count && { count }) }
    }),
  }))
  return (
    <AdminLayout
      brand={
        <Link to="/" reloadDocument className="text-palm rounded-control inline-block">
          <Logo className="h-9" />
        </Link>
      }
      heading={texts.heading}
      nav={nav}
      current={page?.to}
      sidebarFooter={<SidebarFooter />}
      note={
        <>
          <SecondFactorDue />
          {maps && <MapsNotice maps={maps} saysSketch={page?.saysSketch === true} />}
        </>
      }
      isNoteSettled={isSettled}
      fills={page?.fills ?? false}
      isWide={page?.isWide ?? false}
      header={
        <>
          {isPermitted(role, 'seeOrders') && <Find role={role} />}
          <p className="line-clamp-2 min-w-0 leading-tight wrap-anywhere max-sm:-order-1 max-sm:flex-1 max-sm:text-sm sm:ml-auto">
            {texts.greeting}{' '}
            <Link
              to="/dashboard/profile"
              aria-label={texts.toProfile(name)}
              className="text-ink rounded-control font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current max-sm:py-3"
            >
              {name}
            </Link>
          </p>
          {isPermitted(role, 'seeOrders') && (
            <div className="flex shrink-0 items-center">
              <SoundButton label={texts.sound} />
              {updates && <updates.StaffUpdates unreadChats={unreadChats} />}
              {updates && isPermitted(role, 'answerCustomers') && <updates.ChatUpdates />}
            </div>
          )}
        </>
      }
    >
      {page && !isPermitted(role, page.permission) ? <NotPermitted /> : <Outlet />}
    </AdminLayout>
  )
}

function SidebarFooter() {
  const [isLeaving, setLeaving] = useState(false)
  function leave(event: MouseEvent) {
    // The guard notices that the session ended and navigates to the login page; the link is a fallback if
    // scripts fail.
    event.preventDefault()
    if (isLeaving) return
    setLeaving(true)
    void signOut()
  }
  return (
    <ul className="flex flex-wrap justify-between">
      <li>
        <Link to="/dashboard" className={SIDE_LINK}>
          <ArrowLeft size={18} />
          {texts.toDashboard}
        </Link>
      </li>
      <li>
        <Link to="/logout" onClick={leave} aria-disabled={isLeaving || undefined} className={SIDE_LINK}>
          <LogOut size={18} />
          {isLeaving ? texts.loggingOut : texts.logOut}
        </Link>
      </li>
    </ul>
  )
}

/** The number of unread conversations; 0, without a request, for roles that may not answer. */
function useUnreadChats(role: Role): number {
  const { data } = useQuery(
    api.staffChat.countUnread.queryOptions({ enabled: isPermitted(role, 'answerCustomers') }),
  )
  return data?.unread ?? 0
}

/** Says until when the user may do without two-step login; afterwards the guard shows no page. */
function SecondFactorDue() {
  const due = useSession()?.data?.secondFactorDue
  if (!due) return null
  return (
    <div className="bg-wait-wash text-wait flex shrink-0 flex-wrap items-center gap-x-3 px-4 py-2 text-sm md:px-8">
      <p>
        {texts.secondFactorDue.before} <DateTime at={due.at} style="day" className="font-semibold" />.{' '}
        {texts.secondFactorDue.after}
      </p>
      <Link
        to="/dashboard/two-step"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {texts.secondFactorDue.turnOn}
      </Link>
    </div>
  )
}
