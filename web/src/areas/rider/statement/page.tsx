import { StatementPage } from '~/account/statement/StatementPage'
import { client } from '~/api'
import { useTexts } from '~/language'
import { earningsTexts } from '~/languages/en/rider/earnings'
import { statementTexts } from '~/languages/en/rider/statement'

export const meta = () => [{ title: `${statementTexts.title} · Ozi` }]

/** What was owed to the rider over a period. */
export default function RiderStatement() {
  const { title: label } = useTexts(earningsTexts)
  return (
    <StatementPage
      owner="rider"
      read={(input) => client.earnings.statementOfRider(input)}
      back={{ to: '/rider/earnings', label }}
    />
  )
}
