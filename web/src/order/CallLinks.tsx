import { MessageCircle, Phone } from 'lucide-react'
import { useTexts } from '~/language'
import { liveTexts } from '~/languages/en/customer/live'
import { dialledPhone } from '~/ui/phone'
import { VisuallyHidden } from '~/ui/VisuallyHidden'

const LOOK =
  'rounded-control border-edge text-palm bg-surface hover:bg-palm-wash relative inline-flex min-h-12 max-w-full shrink-0 items-center justify-center gap-2 border-[1.5px] px-[min(0.75rem,4vw)] font-semibold no-underline'

/** wa.me takes a number of digits alone. */
export const whatsAppLink = (phone: string, text = ''): string => {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}

/** A link that opens a text message beginning with these words. */
export const smsLink = (phone: string, text: string): string =>
  `sms:${phone}?body=${encodeURIComponent(text)}`

/** A link to call somebody, showing the number; nothing without a number: it was erased, or never given. */
export function CallLink({ name, phone }: { name: string; phone: string }) {
  const texts = useTexts(liveTexts)
  if (phone === '') return null
  return (
    <a href={`tel:${phone}`} className={`${LOOK} tabular-nums`}>
      <Phone size={18} strokeWidth={1.75} aria-hidden />
      <span>
        <VisuallyHidden>{texts.call(name)} </VisuallyHidden>
        {dialledPhone(phone)}
      </span>
    </a>
  )
}

/** A link to write to somebody on WhatsApp; nothing without a number. */
export function WhatsAppLink({ name, phone }: { name: string; phone: string }) {
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
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
      WhatsApp
    </a>
  )
}

/** Both, beside each other where they fit and of one width; else below each other. */
export function ContactLinks(person: { name: string; phone: string }) {
  return (
    <div className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2">
      <CallLink {...person} />
      <WhatsAppLink {...person} />
    </div>
  )
}
