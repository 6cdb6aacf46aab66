import { dialledPhone } from '~/ui/field/phoneNumber'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { adminTexts as texts } from './texts'

/** A link to call a person, small enough for a table. Renders nothing without a number. */
export function PhoneLink({ name, phone }: { name: string; phone: string }) {
  if (phone === '') return null
  return (
    <a
      href={`tel:${phone}`}
      className="text-palm rounded-control inline-flex min-h-11 items-center md:min-h-8 font-semibold whitespace-nowrap tabular-nums underline-offset-4 hover:underline"
    >
      <VisuallyHidden>{texts.call(name)} </VisuallyHidden>
      {dialledPhone(phone)}
    </a>
  )
}
