import { useState } from 'react'
import { useTexts } from '~/language'
import { passkeysTexts } from '~/languages/en/account/passkeys'
import { profileTexts } from '~/languages/en/customer/profile'
import { Button, LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ResetDialog } from './ResetDialog'

/** Two ways to change the password, with the current one and by mail, and the way to two-step login and passkeys. */
export function Security({ email }: { email: string }) {
  const texts = useTexts(profileTexts)
  const { title: passkeys } = useTexts(passkeysTexts)
  const [isResetting, setResetting] = useState(false)
  return (
    <Card as="section" id="password" title={texts.security} className="scroll-mt-24">
      <p className="text-quiet mb-4">{texts.securityHint}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/dashboard/change-password" look="secondary">
          {texts.changePassword}
        </LinkButton>
        <LinkButton to="/dashboard/two-step" look="secondary">
          {texts.twoStep}
        </LinkButton>
        <LinkButton to="/dashboard/two-step#passkeys" look="secondary">
          {passkeys}
        </LinkButton>
        <Button
          look="quiet"
          className="px-0! underline underline-offset-4"
          onClick={() => setResetting(true)}
        >
          {texts.forgotPassword}
        </Button>
      </div>
      <ResetDialog open={isResetting} email={email} onClose={() => setResetting(false)} />
    </Card>
  )
}
