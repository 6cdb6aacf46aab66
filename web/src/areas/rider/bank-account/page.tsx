import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BankAccountPage } from '~/account/bank/BankAccountPage'
import { api, client } from '~/api'
import { textsNow, useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { bankTexts } from '~/languages/en/payouts/bank'

export const meta = () => [{ title: `${textsNow(bankTexts).title} · Ozi` }]

/** The account that the rider is paid to. */
export default function RiderBankAccount() {
  const queries = useQueryClient()
  const query = useQuery(api.payouts.bankAccountOfRider.queryOptions())
  return (
    <BankAccountPage
      query={query}
      save={(input) => client.payouts.updateBankAccountOfRider(input)}
      onSaved={(data) => queries.setQueryData(api.payouts.bankAccountOfRider.queryKey(), { data })}
      back={{ to: '/rider/earnings', label: useTexts(riderFrameTexts).earnings }}
    />
  )
}
