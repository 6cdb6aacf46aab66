import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '~/session'
import { LockedGate } from '~/ui/art/LockedGate'
import { Button, LinkButton } from '~/ui/Button'
import { AuthPage } from '../shared/AuthPage'
import type { Route } from './+types/page'
import { logoutTexts as texts } from './texts'

export const meta = () => [{ title: texts.pageTitle }, { name: 'robots', content: 'noindex' }]

/** Whether a link of our own led here; from elsewhere nobody is logged out without being asked. */
export function loader({ request }: Route.LoaderArgs) {
  return { isOurLink: request.headers.get('sec-fetch-site') === 'same-origin' }
}

/** The way out of pages that run no script. */
export default function LogoutPage({ loaderData: { isOurLink } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(isOurLink)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!isLeaving || hasBegun.current) return
    hasBegun.current = true
    void signOut().then(() => navigate('/login', { replace: true }))
  }, [isLeaving, navigate])

  return (
    <AuthPage title={texts.title} lead={texts.lead} art={<LockedGate className="w-full" />} artOnPhones>
      <div className="grid gap-3">
        <Button wide busy={isLeaving} busyText={texts.busy} onClick={() => setLeaving(true)}>
          {texts.submit}
        </Button>
        <LinkButton to="/dashboard" look="secondary" wide>
          {texts.stay}
        </LinkButton>
      </div>
    </AuthPage>
  )
}
