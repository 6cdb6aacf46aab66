import type { SessionUser } from '@ozi/contract'
import { Navigate, useSearchParams } from 'react-router'
import { loginPath, onwardPath, safeReturnPath, useSession } from '~/session'
import { Letter } from '~/ui/art/Letter'
import { AuthLayout } from '~/ui/layouts/AuthLayout'
import { RouteLoader } from '~/ui/route-line/RouteLoader'
import { RouteProgress } from '~/ui/route-line/RouteProgress'
import { Brand } from '../shared/Brand'
import { CodeForm } from './CodeForm'
import { LeaveLine } from './LeaveLine'
import { verifyTexts as texts } from './texts'

export const meta = () => [{ title: texts.pageTitle }]

/** For those who are signed in and whose code is due; the others are led on. */
export default function VerifyPage() {
  const session = useSession()
  const [search] = useSearchParams()
  const headedFor = safeReturnPath(search.get('next'))
  if (session === null) return <Waiting />
  if (!session.isLoggedIn) return <Navigate replace to={loginPath(headedFor ?? '/dashboard')} />
  if (session.data.isOTPVerified) return <Navigate replace to={onwardPath(session.data, headedFor)} />
  return <EnterCode user={session.data} headedFor={headedFor} />
}

function EnterCode({ user, headedFor }: { user: SessionUser; headedFor: string | null }) {
  return (
    <AuthLayout
      brand={<Brand />}
      title={texts.title}
      lead={texts.lead(user.email)}
      art={<Letter className="w-full" />}
      artOnPhones
      progress={<RouteProgress done={1} label={texts.step} className="w-44" />}
      footer={<LeaveLine />}
    >
      <CodeForm email={user.email} headedFor={headedFor} />
    </AuthLayout>
  )
}

function Waiting() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4" aria-busy="true">
      <RouteLoader label="One moment" />
    </main>
  )
}
