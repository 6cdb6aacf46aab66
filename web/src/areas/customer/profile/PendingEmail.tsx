import type { UserProfile } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { CodeForm } from '~/account/CodeForm'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { accountTexts } from '~/languages/en/account/account'
import { profileTexts } from '~/languages/en/customer/profile'
import { useSession } from '~/session'
import { Letter } from '~/ui/art/Letter'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { toast } from '~/ui/notice/toast'

interface PendingEmailProps {
  profile: UserProfile
  onChanged: (profile: UserProfile) => void
}

/** The pending address: enter its code, request a new code, or discard the address. */
export function PendingEmail({ profile, onChanged }: PendingEmailProps) {
  const texts = useTexts(profileTexts)
  const messages = useTexts(accountTexts)
  const { email, pendingEmail } = profile
  const [isLeaving, setLeaving] = useState(false)
  const [error, setError] = useState<string | null>(null)

  // Entering the code, here or in another tab, changes the session's address, and with it the profile.
  const sessionEmail = useSession()?.data?.email
  useEffect(() => {
    if (sessionEmail === profile.pendingEmail)
      onChanged({ ...profile, email: sessionEmail, pendingEmail: '' })
  }, [sessionEmail, profile, onChanged])

  async function keepOld() {
    setLeaving(true)
    setError(null)
    try {
      const { userProfile } = await client.accounts.cancelEmailChange({ id: profile._id })
      toast.success(texts.keptOld)
      onChanged(userProfile)
    } catch (error) {
      setError(refusalOf(error).message)
      setLeaving(false)
    }
  }

  return (
    <Card as="section" title={texts.pendingTitle} className="border-laterite!">
      <Letter className="float-right mb-2 ml-4 hidden w-32 sm:block" />
      <p className="wrap-anywhere">
        <strong>{texts.pendingSent(pendingEmail)}</strong> {texts.pendingStays(email)}
      </p>
      <p className="text-quiet mt-1 mb-5 text-sm">{texts.pendingSlip}</p>
      <CodeForm
        key={pendingEmail}
        email={pendingEmail}
        texts={{
          ...texts,
          codeLength: messages.codeLength,
          codeFailed: messages.codeFailed,
          codeRight: texts.emailChanged,
        }}
        submit={(isBusy) => (
          <Button type="submit" busy={isBusy} busyText={texts.confirming}>
            {texts.confirm}
          </Button>
        )}
      />
      <Button look="quiet" busy={isLeaving} onClick={() => void keepOld()}>
        {texts.keepOld}
      </Button>
      {error !== null && (
        <Alert className="mt-2 text-sm">
          {texts.keepFailed} {error}
        </Alert>
      )}
    </Card>
  )
}
