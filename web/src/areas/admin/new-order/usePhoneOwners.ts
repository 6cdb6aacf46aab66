import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { isMobile } from '~/placing/receiverRules'
import { e164Phone } from '~/ui/field/phoneNumber'
import { useDebounced } from '~/ui/address/useDebounced'
import { type CallerValues, type CallerAccount, ownersOf } from './caller'

const TYPING_RESTS_MS = 300
/** More customers than share a telephone. */
const LOOKED_THROUGH = 15

const customersBy = (phone: string) =>
  api.customers.list.queryOptions({ input: { search: phone, limit: LOOKED_THROUGH } })

interface PhoneOwners {
  /** Customers who have the new caller's number; empty while unknown. */
  readonly owners: readonly CallerAccount[]
  /** Searches again. Rejects with the reason if that fails. */
  readonly find: (phone: string) => Promise<readonly CallerAccount[]>
}

/** Finds customers who have the new caller's number, so that nobody is created twice by mistake. */
export function usePhoneOwners({ isNew, mobileNumber }: CallerValues): PhoneOwners {
  const queries = useQueryClient()
  const typed = e164Phone(mobileNumber)
  const wanted = isNew && isMobile(typed) ? typed : ''
  const asked = useDebounced(wanted, TYPING_RESTS_MS)
  const { data } = useQuery({ ...customersBy(asked), enabled: asked !== '' })
  return {
    owners: asked === wanted && data !== undefined ? ownersOf(data.users, wanted) : [],
    find: async (number) => ownersOf((await queries.fetchQuery(customersBy(number))).users, number),
  }
}
