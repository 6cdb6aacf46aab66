import { useParams } from 'react-router'
import { StatementPage } from '~/account/statement/StatementPage'
import { client } from '~/api'
import { statementTexts } from '~/languages/en/rider/statement'
import { payoutTexts } from '../texts'

export const meta = () => [{ title: `${statementTexts.title} · Ozi` }]

/** What was owed to a rider or a shop over a period. */
export default function OwnersStatement() {
  const { ownerId: id = '' } = useParams()
  return (
    <StatementPage
      owner={id}
      read={(input) => client.earnings.statement({ id, ...input })}
      back={{ to: '/admin/payouts', label: payoutTexts.back }}
    />
  )
}
