import { ErrorState } from '~/ui/state/ErrorState'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { loadError } from '../shared/loadError'
import { Balances } from './Balances'
import { Differences } from './Differences'
import { Journal } from './Journal'
import { Run } from './Run'
import { moneyTexts as texts } from './texts'
import { useBalances, useDifferences, useMoney } from './useMoney'
import { Waiting } from './Waiting'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Whether all money adds up: balances, differences, and what waits for somebody. */
export default function MoneyOverview() {
  const query = useMoney()
  const money = query.data?.data
  const balances = useBalances()
  const differences = useDifferences()
  const isTopSettled =
    query.isError || (money !== undefined && (differences.paged.list ?? differences.paged.error) !== null)
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      {query.error && <ErrorState title={loadError(query.error)} query={query} />}
      {query.isPending && <RouteLoader label={texts.loading} />}
      {money && (
        <>
          <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[3fr_2fr]">
            <Run latest={money.latest} />
            <Waiting waiting={money.waiting} />
          </div>
          <Differences open={money.open} of={differences} />
        </>
      )}
      <RevealWhen ready={isTopSettled}>
        <Balances query={balances} />
      </RevealWhen>
      <RevealWhen ready={isTopSettled && !balances.isPending}>
        <Journal />
      </RevealWhen>
    </div>
  )
}
