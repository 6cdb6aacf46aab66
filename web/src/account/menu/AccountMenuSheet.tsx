import type { Role } from '@ozi/contract'
import { Bike, LogOut, Send, ShieldCheck, Store, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { keysStartingWith } from '~/browser/browserStorage'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/base/frame'
import { uiTexts } from '~/languages/en/base/ui'
import { leavingTexts } from '~/languages/en/account/leaving'
import { useSession } from '~/session'
import { signOut } from '~/session/signOut'
import { STEPS_KEY } from '~/session/personalKeys'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button, LinkButton } from '~/ui/button/Button'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { ThemeToggle } from '~/ui/button/ThemeToggle'
import { LanguageSwitch } from './LanguageSwitch'

/** The account menu: account, language, theme, signing out. */
export function AccountMenuSheet({ onClose }: { onClose: () => void }) {
  const texts = useTexts(frameTexts)
  const { colours } = useTexts(uiTexts)
  const leaving = useTexts(leavingTexts)
  const user = useSession()?.data
  const [isLeaving, setLeaving] = useState(false)

  const [lost, setLost] = useState(0)

  function ask() {
    const count = user ? keysStartingWith(`${STEPS_KEY}${user._id}:`).length : 0
    setLost(count)
    if (count === 0) leave()
  }

  function leave() {
    setLost(0)
    setLeaving(true)
    // The guard notices that the session ended and navigates to the login page.
    void signOut()
  }

  return (
    <SideSheet
      open
      onClose={onClose}
      title={texts.menu}
      footer={
        <Button
          look="secondary"
          wide
          busy={isLeaving}
          busyText={texts.loggingOut}
          icon={<LogOut size={20} />}
          onClick={ask}
        >
          {texts.logOut}
        </Button>
      }
    >
      <div className="grid gap-7">
        <div className="grid gap-3">
          <Link
            to="/dashboard/profile"
            onClick={onClose}
            className="rounded-card border-line hover:border-palm flex items-center gap-4 border p-4 no-underline transition-colors"
          >
            <span className="bg-palm-wash text-palm grid size-12 shrink-0 place-items-center rounded-full">
              <UserRound size={24} />
            </span>
            <span className="min-w-0">
              <span className="font-head block text-lg leading-tight">{texts.profile}</span>
              <span className="text-quiet block text-sm wrap-anywhere">{user?.name}</span>
            </span>
          </Link>
          <LinkButton
            to="/dashboard/two-step"
            look="secondary"
            wide
            icon={<ShieldCheck size={20} />}
            onClick={onClose}
          >
            {texts.twoStep}
          </LinkButton>
          <AreaLinks role={user?.role ?? 'user'} onOpen={onClose} />
        </div>
        <LanguageSwitch />
        <section>
          <h3 className="text-quiet mb-2 text-sm font-semibold">{colours}</h3>
          <ThemeToggle />
        </section>
      </div>
      <AlertDialog
        open={lost > 0}
        title={leaving.title}
        actionText={leaving.leave}
        onAction={leave}
        cancelText={leaving.stay}
        onCancel={() => setLost(0)}
        destructive
      >
        {leaving.hint(lost)}
      </AlertDialog>
    </SideSheet>
  )
}

/** Links between the areas: riders and vendors are customers, too. */
function AreaLinks({ role, onOpen }: { role: Role; onOpen: () => void }) {
  const texts = useTexts(frameTexts)
  const { pathname } = useLocation()
  if (role !== 'rider' && role !== 'vendor') return null
  const own =
    role === 'rider'
      ? { to: '/rider', label: texts.jobs, icon: <Bike size={20} /> }
      : { to: '/vendor', label: texts.shop, icon: <Store size={20} /> }
  const links = [own, { to: '/dashboard', label: texts.errands, icon: <Send size={20} /> }]
  return links
    .filter(({ to }) => !pathname.startsWith(to))
    .map(({ to, label, icon }) => (
      <LinkButton key={to} to={to} look="secondary" wide icon={icon} onClick={onOpen}>
        {label}
      </LinkButton>
    ))
}
