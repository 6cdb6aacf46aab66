import { ArrowLeft, LogOut, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Link, Outlet } from 'react-router'
import { signOut, useSession } from '~/session'
import { Button, LinkButton } from '~/ui/Button'
import { Logo } from '~/ui/Logo'
import { AdminLayout } from '~/ui/layouts/AdminLayout'
import type { NavItem } from '~/ui/layouts/AppLayout'
import { adminTexts as texts } from './texts'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const NAV: readonly NavItem[] = [
  { to: '/admin/orders', label: texts.nav.orders, icon: <ReceiptText {...ICON} /> },
]

/** What stands around every page of the administrators. */
export default function AdminFrame() {
  const session = useSession()
  const name = session?.data?.name ?? ''
  return (
    <AdminLayout
      brand={
        <Link to="/" className="text-palm rounded-control inline-block">
          <Logo className="h-9" />
        </Link>
      }
      heading={texts.heading}
      nav={NAV}
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
      <Outlet />
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
