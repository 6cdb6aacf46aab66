import type { DeliveryKind } from '@ozi/contract'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { pageTitles } from '~/languages/en/customer/shared'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { FIELDS } from './check'
import { fieldId, kindTexts, labelOf } from './labels'
import type { DeliveryFormState } from './useDeliveryForm'

/** Why the order did not go out, on top of the form; takes the focus. */
export function FormTrouble({ form, kind }: { form: DeliveryFormState; kind: DeliveryKind }) {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(kindTexts(kind))
  const titles = useTexts(pageTitles)
  const { trouble, errors, attemptCount } = form
  if (trouble === null) return null
  const atFields = FIELDS.flatMap((name) => {
    const text = errors[name]
    return text === undefined
      ? []
      : [{ fieldId: fieldId(name), text: `${labelOf(name, texts, words).replace(/\?$/, '')}: ${text}` }]
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
          {titles.orders}
        </Link>
      )}
    </div>
  )
}
