import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '~/ui/button/Button'
import { OPENED_HERE, withView } from './chatView'

/** Opens a new conversation about this order beside the page. */
export function AskAboutOrder({ orderId, children }: { orderId: string; children: ReactNode }) {
  const search = withView(new URLSearchParams(), { name: 'new', orderId }).toString()
  return (
    <LinkButton
      look="secondary"
      to={{ search }}
      state={OPENED_HERE}
      preventScrollReset
      icon={<MessageCircle size={18} />}
    >
      {children}
    </LinkButton>
  )
}
