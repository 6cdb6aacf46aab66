import { Link } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { changePasswordTexts } from '~/languages/en/customer/changePassword'
import { LockedGate } from '~/ui/art/LockedGate'
import { Card } from '~/ui/list/Card'
import { PasswordForm } from './PasswordForm'

export const meta = () => [{ title: `${textsNow(changePasswordTexts).title} · Ozi` }]

/** Changes the password, asking for the current one. */
export default function ChangePassword() {
  const texts = useTexts(changePasswordTexts)
  return (
    <div className="mx-auto grid max-w-lg grid-cols-1 gap-5">
      <header className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{texts.title}</h1>
          <p className="text-quiet mt-2">{texts.lead}</p>
        </div>
        <LockedGate className="w-24 shrink-0 sm:w-36" />
      </header>
      <Card as="section">
        <PasswordForm />
      </Card>
      <p className="flex flex-wrap items-center gap-x-2">
        {texts.forgotten} <Way to="/dashboard/profile#password">{texts.resetInstead}</Way>
      </p>
    </div>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="text-palm inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
