import { MessageCircle, Phone } from 'lucide-react'
import type { Site } from '~/api/site'
import { useTexts } from '~/language'
import { siteTexts } from '~/languages/en/public/site'
import { whatsAppLink } from '~/order/CallLinks'
import { dialledPhone } from '~/ui/field/phoneNumber'

/** The number to call and to write to by WhatsApp, as links. Renders nothing without a number. */
export function SupportLinks({ site, className }: { site: Site; className: string }) {
  const texts = useTexts(siteTexts)
  const { supportPhone, supportWhatsApp } = site
  return (
    <>
      {supportPhone !== undefined && (
        <a href={`tel:${supportPhone}`} className={className}>
          <Phone size={18} />
          {texts.call(dialledPhone(supportPhone))}
        </a>
      )}
      {supportWhatsApp !== undefined && (
        <a href={whatsAppLink(supportWhatsApp)} rel="noreferrer" className={className}>
          <MessageCircle size={18} />
          {texts.whatsApp}
        </a>
      )}
    </>
  )
}
