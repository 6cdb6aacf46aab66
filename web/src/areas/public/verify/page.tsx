import { accountMessages, type SessionUser } from '@ozi/contract'
import { Navigate, useSearchParams } from 'react-router'
import { CodeForm } from '~/account/CodeForm'
import { loginPath, onwardPath, safeReturnPath, useSession } from '~/session'
import { Letter } from '~/ui/art/Letter'
import { Skeleton } from '~/ui/Skeleton'
import { AuthPage } from '../shared/AuthPage'
import { SignupProgress } from '../shared/SignupProgress'
import { SubmitButton } from '../shared/SubmitButton'
import { LeaveLine } from './LeaveLine'
import { verifyTexts as texts } from './texts'

export const meta = () => [{ title: texts.pageTitle }, { name: 'description', content: texts.description }]

/** For those who are signed in and whose code is due; the others are led on. */
export default function VerifyPage() {
  const session = useSession()
  const [search] = useSearchParams()
  const headedFor = safeReturnPath(search.get('next'))
  if (session === null) return <EnterCode user={null} />
  if (!session.isLoggedIn) return <Navigate replace to={loginPath(headedFor ?? '/dashboard')} />
  if (session.data.isOTPVerified) return <Navigate replace to={onwardPath(session.data, headedFor)} />
  return <EnterCode user={session.data} />
}

/** Without a user: the page as the server sends it, which does not know whose it is. */
function EnterCode({ user }: { user: SessionUser | null }) {
  return (
    <AuthPage
      title={texts.title}
      lead={
        <>
          {texts.sentTo}{' '}
          {user === null ? (
            <Skeleton className="inline-block! h-4 w-44 align-middle" />
          ) : (
            <strong className="text-ink wrap-anywhere">{user.email}</strong>
          )}
          . {texts.lifetime}
        </>
      }
      art={<Letter className="w-full" />}
      artOnPhones
      progress={<SignupProgress step={2} />}
      footer={<LeaveLine />}
    >
      {user === null ? (
        <FormSkeleton />
      ) : (
        <CodeForm
          email={user.email}
          autoFocus
          texts={{ ...texts, ...accountMessages }}
          submit={(isBusy) => (
            <SubmitButton busy={isBusy} busyText={texts.busy}>
              {texts.submit}
            </SubmitButton>
          )}
        />
      )}
    </AuthPage>
  )
}

function FormSkeleton() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <Skeleton className="mt-7 h-15 max-w-96" />
      <Skeleton className="h-12" />
    </div>
  )
}
