import { MessageCircle, Phone } from 'lucide-react'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/account/live'
import { dialledPhone } from '~/ui/field/phoneNumber'
import { Skeleton } from '~/ui/state/Skeleton'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'

const LOOK =
  'rounded-control border-edge text-palm bg-surface hover:bg-palm-wash relative inline-flex min-h-12 max-w-full shrink-0 items-center justify-center gap-2 border-[1.5px] px-[min(0.75rem,4vw)] font-semibold no-underline'

/** wa.me expects a number of digits only. */
export const whatsAppLink = (phone: string, text = ''): string => {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}

/** A link that opens a text message starting with this text. */
export const smsLink = (phone: string, text: string): string =>
  `sms:${phone}?body=${encodeURIComponent(text)}`

/**
 * A link to call a person, showing the number. Renders nothing without a number, which may be erased or
 * unknown.
 */
export function CallLink({ name, phone }: { name: string; phone: string }) {
  const texts = useTexts(liveTexts)
  if (phone === '') return null
  return (
    <a href={`tel:${phone}`} className={`${LOOK} tabular-nums`}>
      <Phone size={18} />
      <span>
        <VisuallyHidden>{texts.call(name)} </VisuallyHidden>
        {dialledPhone(phone)}
      </span>
    </a>
  )
}

/** A link to message a person on WhatsApp. Renders nothing without a number. */
function WhatsAppLink({ name, phone }: { name: string; phone: string }) {
  const texts = useTexts(liveTexts)
  if (phone === '') return null
  return (
    <a
      href={whatsAppLink(phone)}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.write(name)}
      className={LOOK}
    >
      <MessageCircle size={18} />
      WhatsApp
    </a>
  )
}

const ICON =
  'rounded-control border-edge text-palm bg-surface hover:bg-palm-wash grid size-12 shrink-0 place-items-center border-[1.5px]'

/** Both links as icons, where the number stands beside them. Renders nothing without a number. */
export function ContactIcons({ name, phone }: { name: string; phone: string }) {
  const texts = useTexts(liveTexts)
  if (phone === '') return null
  return (
    <div className="flex gap-2">
      <a href={`tel:${phone}`} aria-label={texts.call(name)} className={ICON}>
        <Phone size={20} />
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.write(name)}
        className={ICON}
      >
        <MessageCircle size={20} />
      </a>
    </div>
  )
}

const PAIR = 'grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2'

/** Both links with equal width, side by side if they fit, otherwise stacked. */
export function ContactLinks(person: { name: string; phone: string }) {
  return (
    <div className={PAIR}>
      <CallLink {...person} />
      <WhatsAppLink {...person} />
    </div>
  )
}

/** A skeleton of both links. */
export function ContactLinksSkeleton() {
  return (
    <div className={PAIR}>
      <Skeleton className="min-h-12" />
      <Skeleton className="min-h-12" />
    </div>
  )
}
