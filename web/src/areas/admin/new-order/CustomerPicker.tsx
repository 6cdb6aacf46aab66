import { api } from '~/api'
import { Highlight } from '~/ui/combobox/Highlight'
import { dialledPhone } from '~/ui/field/phoneNumber'
import { Picker } from '../shared/Picker'
import { isTelephone, type CallerAccount } from './caller'
import { newOrderTexts as texts } from './texts'

const CUSTOMERS_SHOWN = 15
const SHORTEST_SEARCH = 2

interface CustomerPickerProps {
  id: string
  picked: CallerAccount | null
  onPick: (customer: CallerAccount | null) => void
  error: string | undefined
  /** The search found nobody: the caller is new. */
  onNew: (typed: string) => void
}

/** Finds a customer by phone, name or e-mail. */
export function CustomerPicker({ id, picked, onPick, error, onNew }: CustomerPickerProps) {
  return (
    <Picker
      find={(search) => api.customers.list.queryOptions({ input: { search, limit: CUSTOMERS_SHOWN } })}
      rowsOf={({ users }) => users}
      picked={picked}
      onPick={(customer) =>
        onPick(customer && { _id: customer._id, name: customer.name, mobileNumber: customer.mobileNumber })
      }
      renderRow={({ name, mobileNumber, email }, text) => (
        <span className="block">
          <span className="block wrap-anywhere">
            <Highlight text={name} query={text} />
          </span>
          <span className="text-quiet block text-sm wrap-anywhere tabular-nums">
            {[mobileNumber && dialledPhone(mobileNumber), email].filter((part) => part !== '').join(' · ')}
          </span>
        </span>
      )}
      shortestSearch={SHORTEST_SEARCH}
      searchOf={asKept}
      field={{ id, label: texts.customer, required: true, error }}
      whenEmpty={{ label: texts.takeNew, onTake: onNew }}
      texts={{
        placeholder: texts.customerPlaceholder,
        empty: texts.noCustomer,
        failed: texts.customersFailed,
        found: texts.customersFound,
      }}
    />
  )
}

/** Phones are kept without spaces, with 234 in place of the first 0. */
const asKept = (text: string): string =>
  isTelephone(text) ? text.replace(/[^\d+]/g, '').replace(/^0/, '') : text
