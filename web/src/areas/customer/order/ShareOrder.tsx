import type { OrderDetail } from '@ozi/contract'
import { MessageCircle, MessageSquare } from 'lucide-react'
import { useTexts } from '~/language'
import { codeTexts, shareTexts } from '~/languages/en/account/order'
import { smsLink, whatsAppLink } from '~/order/CallLinks'
import { CopyLink } from '~/order/CopyLink'
import { codesOf, nextCode } from '~/order/handOverCodes'
import { useSession } from '~/session'
import { buttonClass } from '~/ui/button/Button'
import { e164Phone } from '~/ui/field/phoneNumber'
import { isOwnCode } from './isOwnCode'

/**
 * Sends the person at the other end their code and the link to follow the order. Without such a person, or without a
 * code of theirs, it is the link alone, to whomever the customer chooses.
 */
export function ShareOrder({ order }: { order: OrderDetail }) {
  const texts = useTexts(shareTexts)
  const codes = useTexts(codeTexts)
  const ownPhone = e164Phone(useSession()?.data?.mobileNumber ?? '')
  const { phone, receiverName, trackToken, kind, status } = order
  // A customer who sends something to themselves has nobody to send it to.
  const isOwn = phone === '' || e164Phone(phone) === ownPhone
  const code =
    isOwn || status === 'awaiting_payment'
      ? undefined
      : codesOf(order).find(({ at }) => !isOwnCode(at, order))
  const url = trackToken === undefined ? null : `${window.location.origin}/track/${trackToken}`
  if (code === undefined && url === null) return null
  const text = [
    code && (code.at === 'pickup' ? codes.toGive : codes.toGet)(code.digits),
    !code && (isOwn || kind === 'receive' ? texts.receiving : texts.sending),
    url !== null && texts.follow(url),
  ]
    .filter(Boolean)
    .join(' ')
  const to = isOwn ? '' : phone
  const isNext = code !== undefined && nextCode(order)?.at === code.at
  return (
    <section aria-label={texts.title}>
      <p className="text-quiet mb-1.5 text-sm">{code ? texts.codeTo(receiverName) : texts.hint}</p>
      <div className="flex flex-wrap gap-2 *:grow *:px-3! [&>:not(:first-child)_svg]:hidden">
        <a
          href={whatsAppLink(to, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: isNext ? 'primary' : 'secondary' })}
        >
          <MessageCircle size={18} className="shrink-0" />
          {texts.whatsApp}
        </a>
        <a href={smsLink(to, text)} className={buttonClass({ look: 'secondary' })}>
          <MessageSquare size={18} className="shrink-0" />
          {texts.sms}
        </a>
        {url !== null && <CopyLink url={url} />}
      </div>
    </section>
  )
}
