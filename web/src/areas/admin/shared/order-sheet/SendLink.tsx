import { MessageCircle, MessageSquare } from 'lucide-react'
import { smsLink, whatsAppLink } from '~/order/CallLinks'
import { CopyLink } from '~/order/CopyLink'
import { buttonClass } from '~/ui/button/Button'
import { callerTexts as texts } from './texts'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SendLinkProps {
  url: string
  /** What is sent, with the link. */
  text: string
  /** Empty: nobody's. */
  phone: string
}

/** Copies a link, or sends it to a phone. */
export function SendLink({ url, text, phone }: SendLinkProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <CopyLink url={url} />
      {phone !== '' && (
        <>
          <a
            href={whatsAppLink(phone, text)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'secondary' })}
          >
            <MessageCircle {...ICON} />
            {texts.whatsApp}
          </a>
          <a href={smsLink(phone, text)} className={buttonClass({ look: 'secondary' })}>
            <MessageSquare {...ICON} />
            {texts.sms}
          </a>
        </>
      )}
    </div>
  )
}
