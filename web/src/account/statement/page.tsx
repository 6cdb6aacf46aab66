import { useLocation, useParams } from 'react-router'
import { client } from '~/api'
import { textsNow } from '~/language'
import { statementTexts } from '~/languages/en/payouts/statement'
import { StatementPage } from './StatementPage'

export const meta = () => [{ title: `${textsNow(statementTexts).title} · Ozi` }]

/** One's own statement, or for finance that of anybody. One file for three addresses: each file costs every first load. */
export default function OwnStatement() {
  const { ownerId: id } = useParams()
  const isRider = useLocation().pathname.startsWith('/rider/')
  if (id !== undefined) {
    return (
      <StatementPage
        owner={id}
        read={(input) => client.earnings.statement({ id, ...input })}
        backTo="/admin/payouts"
      />
    )
  }
  return (
    <StatementPage
      owner={isRider ? 'rider' : 'vendor'}
      read={(input) =>
        isRider ? client.earnings.statementOfRider(input) : client.earnings.statementOfVendor(input)
      }
      backTo={isRider ? '/rider/earnings' : '/vendor/sales'}
    />
  )
}
