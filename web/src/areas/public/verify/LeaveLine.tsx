import { useState } from 'react'
import { signOut } from '~/session'
import { Button } from '~/ui/Button'
import { verifyTexts as texts } from './texts'

/** The way out for whoever signed up with a slip in the address. */
export function LeaveLine() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      {texts.otherAccount}
      <Button
        look="quiet"
        busy={isLeaving}
        className="px-2! underline underline-offset-4"
        onClick={() => {
          setLeaving(true)
          // The page sees the ended session and leads to the login page.
          void signOut()
        }}
      >
        {texts.logOut}
      </Button>
    </p>
  )
}
