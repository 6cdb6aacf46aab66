import type { OrderDetail } from '@ozi/contract'
import { MessageCircle, MessageSquare, Share2 } from 'lucide-react'
import { useTexts } from '~/language'
import { codeTexts } from '~/languages/en/account/order'
import { smsLink, whatsAppLink } from '~/order/CallLinks'
import type { HandOverCode } from '~/order/handOverCodes'
import { useSession } from '~/session'
import { Button, buttonClass } from '~/ui/button/Button'
import { e164Phone } from '~/ui/field/phoneNumber'

/**
 * Sends a code to the person at the other end, who says it to the rider: by WhatsApp, SMS, or whatever the phone
 * shares with. Renders nothing if that person is the account holder, or has no number.
 */
export function SendCode({ code, order }: { code: HandOverCode; order: OrderDetail }) {
  const texts = useTexts(codeTexts)
  const ownPhone = e164Phone(useSession()?.data?.mobileNumber ?? '')
  const { phone, receiverName, trackToken } = order
  if (phone === '' || e164Phone(phone) === ownPhone) return null
  const words = code.at === 'pickup' ? texts.toGive(code.digits) : texts.toGet(code.digits)
  const text =
    trackToken === undefined
      ? words
      : `${words} ${texts.follow(`${window.location.origin}/track/${trackToken}`)}`
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <a
        href={whatsAppLink(phone, text)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ className: 'min-w-0 grow' })}
      >
        <MessageCircle size={18} className="shrink-0" />
        <span className="wrap-anywhere">{texts.sendTo(receiverName)}</span>
      </a>
      <a href={smsLink(phone, text)} className={buttonClass({ look: 'secondary', className: 'grow' })}>
        <MessageSquare size={18} className="shrink-0" />
        {texts.sms}
      </a>
      {typeof navigator.share === 'function' && (
        <Button
          look="secondary"
          className="grow"
          icon={<Share2 size={18} className="shrink-0" />}
          onClick={() => {
            // Rejects if the user cancels, which needs no message.
            navigator.share({ text }).catch(() => undefined)
          }}
        >
          {texts.share}
        </Button>
      )}
    </div>
  )
}
