import { TriangleAlert } from 'lucide-react'
import { useTexts } from '~/language'
import { complaintTexts } from '~/languages/en/account/complaint'
import { LinkButton } from '~/ui/button/Button'
import { OPENED_HERE, withView } from '~/support/chatView'

/** Opens the form to say what went wrong with this order, beside the page. */
export function ComplainAboutOrder({ orderId }: { orderId: string }) {
  const texts = useTexts(complaintTexts)
  const search = withView(new URLSearchParams(), { name: 'complain', orderId }).toString()
  return (
    <LinkButton
      look="secondary"
      to={{ search }}
      state={OPENED_HERE}
      preventScrollReset
      icon={<TriangleAlert size={18} />}
    >
      {texts.ask}
    </LinkButton>
  )
}
