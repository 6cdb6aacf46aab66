import { MessageCircle, MessageSquare } from 'lucide-react'
import { smsLink, whatsAppLink } from '~/order/CallLinks'
import { CopyLink } from '~/order/CopyLink'
import { buttonClass } from '~/ui/button/Button'
import { callerTexts as texts } from './texts'

interface SendLinkProps {
  url: string
  /** The text to send, with the link. */
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
            <MessageCircle size={18} />
            {texts.whatsApp}
          </a>
          <a href={smsLink(phone, text)} className={buttonClass({ look: 'secondary' })}>
            <MessageSquare size={18} />
            {texts.sms}
          </a>
        </>
      )}
    </div>
  )
}
