import { StatementPage } from '~/account/statement/StatementPage'
import { client } from '~/api'
import { statementTexts } from '~/languages/en/rider/statement'
import { vendorTexts } from '../shared/texts'

export const meta = () => [{ title: `${statementTexts.title} · Ozi` }]

/** What was owed to the shop over a period. */
export default function VendorStatement() {
  return (
    <StatementPage
      owner="vendor"
      read={(input) => client.earnings.statementOfVendor(input)}
      back={{ to: '/vendor/sales', label: vendorTexts.sales }}
    />
  )
}
