import type { MapsState } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { DateTime } from '~/ui/text/DateTime'
import { adminTexts } from './texts'

const { maps: texts } = adminTexts
const ASK_EVERY_MS = 60_000

/** How well the maps are known; not asked for roles that may not see orders. */
export function useMaps(mayAsk: boolean) {
  const { data, fetchStatus } = useQuery({
    ...api.operations.maps.queryOptions({ enabled: mayAsk }),
    refetchInterval: ASK_EVERY_MS,
  })
  return { maps: data, isSettled: data !== undefined || fetchStatus !== 'fetching' }
}

interface MapsNoticeProps {
  maps: MapsState
  /** Also that fares come from a sketch, which may stay so for long. */
  saysSketch: boolean
}

/** Says when the map provider does not answer, and when fares come from a sketch; otherwise renders nothing. */
export function MapsNotice({ maps, saysSketch }: MapsNoticeProps) {
  const { provider, quality, failing, fallsBack } = maps
  const isSketch = saysSketch && quality === 'sketch'
  if (failing.length === 0 && !isSketch) return null
  return (
    <div className="bg-wait-wash text-wait grid shrink-0 gap-1 px-4 py-2 text-sm font-medium md:px-8">
      {failing.map(({ service, since }) => (
        <p key={service}>
          {texts.failing[service](texts.providers[provider])} <DateTime at={since} style="inSentence" />.{' '}
          {fallsBack ? texts.fallsBack : texts.refused[service]}
        </p>
      ))}
      {isSketch && <p>{texts.sketch}</p>}
    </div>
  )
}
