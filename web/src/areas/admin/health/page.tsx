import { ErrorState } from '~/ui/state/ErrorState'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { loadError } from '../shared/loadError'
import { Facts } from './Facts'
import { FailedJobs } from './FailedJobs'
import { PauseOrders } from './PauseOrders'
import { Now } from './Now'
import { Processes } from './Processes'
import { healthTexts as texts } from './texts'
import { useHealth } from './useHealth'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** How Ozi runs, for administrators. */
export default function HealthPage() {
  const query = useHealth()
  const { health, failed, pause, isLoading, error } = query
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      {error && <ErrorState title={loadError(error)} query={query} />}
      {/* All at once: one after the other would move what is shown. */}
      {isLoading ? (
        <RouteLoader label={texts.loading} />
      ) : (
        <>
          {health && (
            <>
              <Now problems={health.problems} />
              {pause !== undefined && <PauseOrders pause={pause} />}
              <Facts {...health} />
            </>
          )}
          {failed && <FailedJobs {...failed} />}
          {health && <Processes processes={health.processes} />}
        </>
      )}
    </div>
  )
}
