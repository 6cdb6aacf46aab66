import { PasswordForm } from '~/areas/customer/change-password/PasswordForm'
import { useTexts } from '~/language'
import { beforeAllTexts } from '~/languages/en/account/beforeAll'
import { Card } from '~/ui/list/Card'
import { BareAccount } from './BareAccount'

/** Shown instead of every page to riders and shops whose password the office chose. */
export default function NeedsOwnPassword() {
  const texts = useTexts(beforeAllTexts)
  return (
    <BareAccount title={texts.ownPassword} lead={texts.ownPasswordLead}>
      <Card as="section">
        <PasswordForm currentHint={texts.ownPasswordHint} />
      </Card>
    </BareAccount>
  )
}
