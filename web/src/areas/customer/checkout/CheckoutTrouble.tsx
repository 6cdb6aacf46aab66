import { Link } from 'react-router'
import { useTexts } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { FIELDS, fieldId, type FieldName } from './check'
import type { CheckoutState } from './useCheckout'

/** Why the order did not go out, on top of the form; takes the focus. */
export function CheckoutTrouble({ checkout }: { checkout: CheckoutState }) {
  const texts = useTexts(checkoutTexts)
  const { trouble, errors, attemptCount } = checkout
  if (trouble === null) return null
  const labels: Readonly<Record<FieldName, string>> = {
    dropoff: texts.dropoff,
    receiverAddress: texts.landmark,
    receiverName: texts.name,
    phone: texts.phone,
  }
  const atFields = FIELDS.flatMap((name) => {
    const text = errors[name]
    return text === undefined
      ? []
      : [{ fieldId: fieldId(name), text: `${labels[name].replace(/\?$/, '')}: ${text}` }]
  })
  return (
    <div className="md:col-span-2">
      <FormErrorSummary
        title={trouble.title}
        errors={[...trouble.texts.map((text) => ({ text })), ...atFields]}
        attempt={attemptCount}
      />
      {trouble.isAlreadyOrdered && (
        <Link to="/dashboard/orders" className="text-palm inline-flex min-h-12 items-center font-semibold">
          {texts.toOrders}
        </Link>
      )}
    </div>
  )
}
