import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LockedGate } from '~/ui/art/LockedGate'
import { LostRoad } from '~/ui/art/LostRoad'
import { LinkButton } from '~/ui/Button'
import { AuthPage } from '../shared/AuthPage'
import { PasswordForm } from './PasswordForm'
import { newPasswordTexts as texts } from './texts'

export const meta = () => [
  { title: texts.pageTitle },
  { name: 'description', content: texts.description },
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the mailed link leads: its token is in the address. */
export default function NewPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [isDead, setDead] = useState(token === '')

  if (isDead) {
    return (
      <AuthPage
        title={texts.deadTitle}
        lead={texts.deadLead}
        art={<LostRoad className="w-full" />}
        artOnPhones
      >
        <LinkButton to="/forgot" wide>
          {texts.again}
        </LinkButton>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={texts.title} lead={texts.lead} art={<LockedGate className="w-full" />}>
      <PasswordForm token={token} onDeadLink={() => setDead(true)} />
    </AuthPage>
  )
}
