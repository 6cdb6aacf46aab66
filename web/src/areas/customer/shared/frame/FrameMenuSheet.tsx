import { LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/customer/shared'
import { uiTexts } from '~/languages/en/ui'
import { signOut, useSession } from '~/session'
import { Button } from '~/ui/Button'
import { SideSheet } from '~/ui/SideSheet'
import { ThemeToggle } from '~/ui/ThemeToggle'
import { LanguageSwitch } from './LanguageSwitch'

interface FrameMenuSheetProps {
  open: boolean
  onClose: () => void
}

/** What one needs now and then: the account, the language, the colours, the way out. */
export function FrameMenuSheet({ open, onClose }: FrameMenuSheetProps) {
  const texts = useTexts(frameTexts)
  const { colours } = useTexts(uiTexts)
  const user = useSession()?.data
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    // The guard sees the ended session and leads to the login page.
    void signOut()
  }

  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={texts.menu}
      footer={
        <Button
          look="secondary"
          wide
          busy={isLeaving}
          busyText={texts.loggingOut}
          icon={<LogOut size={20} strokeWidth={1.75} aria-hidden />}
          onClick={leave}
        >
          {texts.logOut}
        </Button>
      }
    >
      <div className="grid gap-7">
        <Link
          to="/dashboard/profile"
          onClick={onClose}
          className="rounded-card border-line hover:border-palm flex items-center gap-4 border p-4 no-underline transition-colors"
        >
          <span className="bg-palm-wash text-palm grid size-12 shrink-0 place-items-center rounded-full">
            <UserRound size={24} strokeWidth={1.75} aria-hidden />
          </span>
          <span className="min-w-0">
            <span className="font-head block text-lg leading-tight">{texts.profile}</span>
            <span className="text-quiet block text-sm wrap-anywhere">{user?.name}</span>
          </span>
        </Link>
        <LanguageSwitch />
        <section>
          <h3 className="text-quiet mb-2 text-sm font-semibold">{colours}</h3>
          <ThemeToggle />
        </section>
      </div>
    </SideSheet>
  )
}
