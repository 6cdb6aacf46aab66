import { AMOUNT } from './fareAmounts'
import type { AmountField, FareEditor } from './fareInputs'
import { numberInput } from './numberInput'

/** The id of an amount's control. */
export const amountId = (field: AmountField): string => `fare-${field}`

export const amountInput = ({ configuration, typed, errors, onType }: FareEditor, field: AmountField) =>
  numberInput(
    {
      typed: typed[field],
      inForce: configuration[field],
      onType: (text) => onType({ [field]: text }),
      error: errors[field],
    },
    AMOUNT,
  )
