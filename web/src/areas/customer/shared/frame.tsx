import { House, LogOut, PackageOpen, ReceiptText, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { signOut, useSession } from '~/session'
import { Button } from '~/ui/Button'
import { AppLayout, type NavItem } from '~/ui/layouts/AppLayout'
import { Logo } from '~/ui/Logo'
import { ThemeToggle } from '~/ui/ThemeToggle'
import { forgetDraftsOfOthers } from './drafts'
import { customerTexts as texts } from './texts'

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const NAV: readonly NavItem[] = [
  { to: '/dashboard', label: texts.home, icon: <House {...ICON} />, end: true },
  { to: '/dashboard/send', label: texts.send, icon: <Send {...ICON} /> },
  { to: '/dashboard/receive', label: texts.receive, icon: <PackageOpen {...ICON} /> },
  { to: '/dashboard/orders', label: texts.orders, icon: <ReceiptText {...ICON} /> },
]

/** What stands around every page of a customer. */
export default function CustomerFrame() {
  const accountId = useSession()?.data?._id
  useEffect(() => {
    if (accountId !== undefined) forgetDraftsOfOthers(accountId)
  }, [accountId])
  return (
    <AppLayout
      brand={
        <Link to="/dashboard" aria-label={texts.toDashboard} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={NAV}
      navLabel={texts.navLabel}
      actions={
        <>
          <ThemeToggle />
          <LogOutButton />
        </>
      }
    >
      <Outlet />
    </AppLayout>
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
      size="sm"
      busy={isLeaving}
      title={texts.logOut}
      onClick={leave}
      className="max-md:px-2.5"
    >
      <LogOut size={20} strokeWidth={1.75} aria-hidden />
      <span className="max-md:sr-only">{texts.logOut}</span>
    </Button>
  )
}
