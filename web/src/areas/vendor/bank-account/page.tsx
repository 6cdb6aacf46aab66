import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BankAccountPage } from '~/account/bank/BankAccountPage'
import { api, client } from '~/api'
import { textsNow, useTexts } from '~/language'
import { bankTexts } from '~/languages/en/payouts/bank'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'

export const meta = () => [{ title: `${textsNow(bankTexts).title} · Ozi` }]

/** The account that the shop is paid to. */
export default function VendorBankAccount() {
  const { sales } = useTexts(vendorFrameTexts)
  const queries = useQueryClient()
  const query = useQuery(api.payouts.bankAccountOfVendor.queryOptions())
  return (
    <BankAccountPage
      query={query}
      save={(input) => client.payouts.updateBankAccountOfVendor(input)}
      onSaved={(data) => queries.setQueryData(api.payouts.bankAccountOfVendor.queryKey(), { data })}
      back={{ to: '/vendor/sales', label: sales }}
    />
  )
}
