import type { OrderDetail } from '@ozi/contract'
import { MessageCircle, Share2 } from 'lucide-react'
import { useTexts } from '~/language'
import { shareTexts } from '~/languages/en/account/order'
import { Button, buttonClass } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { e164Phone } from '~/ui/field/phoneNumber'
import { whatsAppLink } from '~/order/CallLinks'
import { CopyLink } from '~/order/CopyLink'
import { useSession } from '~/session'

/** The link to follow a delivery, to send to the person at the other end. */
export function ShareOrder({ order, token }: { order: OrderDetail; token: string }) {
  const texts = useTexts(shareTexts)
  const url = `${window.location.origin}/track/${token}`
  const ownPhone = e164Phone(useSession()?.data?.mobileNumber ?? '')
  // A customer who sends something to themselves has nobody to send the link to.
  const isOwn = e164Phone(order.phone) === ownPhone
  const text = isOwn || order.kind === 'receive' ? texts.receiving(url) : texts.sending(url)

  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet -mt-2 mb-4 text-sm">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <a
            href={whatsAppLink(order.phone, text)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'secondary', className: 'min-w-0' })}
          >
            <MessageCircle size={18} className="shrink-0" />
            <span className="wrap-anywhere">{texts.toPerson(order.receiverName)}</span>
          </a>
        )}
        {typeof navigator.share === 'function' ? (
          <Button
            look="secondary"
            icon={<Share2 size={18} />}
            onClick={() => {
              // Rejects if the user cancels, which needs no message.
              navigator.share({ text }).catch(() => undefined)
            }}
          >
            {texts.more}
          </Button>
        ) : (
          <a
            href={whatsAppLink('', text)}
            target="_blank"
            rel="noreferrer"
            className="rounded-control border-edge hover:border-ink bg-surface text-ink hover:bg-palm-wash inline-flex min-h-12 items-center gap-2 border-[1.5px] px-[min(1rem,5vw)] font-semibold no-underline"
          >
            <MessageCircle size={18} />
            {texts.whatsApp}
          </a>
        )}
        <CopyLink url={url} />
      </div>
    </Card>
  )
}
