import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '~/language'
import { beforeAllTexts } from '~/languages/en/account/beforeAll'
import { signOut } from '~/session/signOut'
import { Button } from '~/ui/button/Button'
import { Logo } from '~/ui/line/Logo'

/** The layout of what a user must do before any other page: nothing else to go to, but to log out. */
export function BareAccount({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const texts = useTexts(beforeAllTexts)
  const [isLeaving, setLeaving] = useState(false)
  function leave() {
    setLeaving(true)
    // The guard notices that the session ended and navigates to the login page.
    void signOut()
  }
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-lg content-center gap-6 px-4 py-8">
      <Logo className="text-palm h-9 justify-self-start" />
      <header>
        <h1 className="text-3xl">{title}</h1>
        <p className="text-quiet mt-2">{lead}</p>
      </header>
      {children}
      <Button
        look="secondary"
        className="justify-self-start"
        icon={<LogOut size={20} />}
        busy={isLeaving}
        busyText={texts.loggingOut}
        onClick={leave}
      >
        {texts.logOut}
      </Button>
    </main>
  )
}
