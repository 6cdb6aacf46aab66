import { PasswordForm } from '~/areas/customer/change-password/PasswordForm'
import { Card } from '~/ui/Card'
import { BareAccount } from './BareAccount'

/** Shown instead of every page to riders and shops whose password the office chose. */
export default function NeedsOwnPassword() {
  return (
    <BareAccount
      title="Choose your own password"
      lead="The office chose the password you have now. Choose one that only you know, then log in with it."
    >
      <Card as="section">
        <PasswordForm currentHint="The one that the office gave you." />
      </Card>
    </BareAccount>
  )
}
