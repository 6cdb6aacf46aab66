import { isPermitted, type Role } from '@ozi/contract'
import { ArrowLeft, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { signOut, useSession } from '~/session'
import { Button, LinkButton } from '~/ui/Button'
import { Logo } from '~/ui/Logo'
import { AdminLayout } from '~/ui/layouts/AdminLayout'
import { NotPermitted } from './NotPermitted'
import { pageAt, pagesOf } from './pages'
import { adminTexts as texts } from './texts'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What stands around every page of the staff. Its menu, and what it opens, follow the role's permissions. */
export default function AdminFrame() {
  const session = useSession()
  const name = session?.data?.name ?? ''
  const role: Role = session?.data?.role ?? 'user'
  const page = pageAt(useLocation().pathname)
  return (
    <AdminLayout
      brand={
        <Link to="/" reloadDocument className="text-palm rounded-control inline-block">
          <Logo className="h-9" />
        </Link>
      }
      heading={texts.heading}
      nav={pagesOf(role)}
      sidebarFooter={<LogOutButton />}
      header={
        <>
          <p className="line-clamp-2 min-w-0 leading-tight font-semibold wrap-anywhere max-sm:line-clamp-3 max-sm:text-sm max-[22rem]:text-xs">
            {texts.greeting(name)}
          </p>
          <LinkButton
            to="/dashboard"
            look="quiet"
            size="sm"
            icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="max-sm:hidden" />}
            className="shrink-0 max-sm:px-1.5!"
          >
            {texts.toDashboard}
          </LinkButton>
        </>
      }
    >
      {page && !isPermitted(role, page.permission) ? <NotPermitted /> : <Outlet />}
    </AdminLayout>
  )
}

function LogOutButton() {
  const [isLeaving, setLeaving] = useState(false)
  function leave() {
    setLeaving(true)
    // The guard sees the ended session and leads to the login page.
    void signOut()
  }
  return (
    <Button
      look="quiet"
      wide
      busy={isLeaving}
      busyText={texts.loggingOut}
      icon={<LogOut {...ICON} />}
      onClick={leave}
    >
      {texts.logOut}
    </Button>
  )
}
