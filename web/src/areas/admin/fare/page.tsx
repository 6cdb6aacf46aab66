import { isPermitted, type PricingConfiguration, type TariffVersion } from '@ozi/contract'
import { useState } from 'react'
import { api } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { ErrorState } from '~/ui/state/ErrorState'
import { loadError } from '../shared/loadError'
import { VersionHistory } from '../shared/VersionHistory'
import { AmountCard } from './AmountCard'
import { changeInWords } from './fareChanges'
import { NoConfiguration } from './NoConfiguration'
import { FarePreview } from './FarePreview'
import { RoundingCard } from './RoundingCard'
import { Summary } from './Summary'
import { SurgeCard } from './SurgeCard'
import { fareSettingsTexts as texts } from './texts'
import {
  type AmountErrors,
  AMOUNTS,
  type FareEditor,
  isFareUnsaved,
  NOTHING_TYPED,
  withoutSaved,
} from './fareInputs'
import { useConfiguration } from './useConfiguration'
import { useSteepness } from './useSteepness'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

/** The tariff: edit it, preview the effect, and see its versions. */
export default function FareManagement() {
  const query = useConfiguration()
  const configuration = query.data?.data
  const mayChange = isPermitted(useSession()?.data?.role ?? 'user', 'changeFares')
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      {query.isError && <ErrorState title={loadError(query.error)} query={query} />}
      {query.isPending && <RouteLoader label={texts.loading} />}
      {configuration !== undefined && !mayChange && <p className="text-quiet">{texts.readOnly}</p>}
      {configuration === null && <NoConfiguration mayChange={mayChange} />}
      {configuration && <Configured configuration={configuration} mayChange={mayChange} />}
    </div>
  )
}

interface ConfiguredProps {
  configuration: PricingConfiguration
  mayChange: boolean
}

function Configured({ configuration, mayChange }: ConfiguredProps) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [errors, setErrors] = useState<AmountErrors>({})
  const { isWanted, question } = useSteepness()
  const { pricePerKm, deliveryFee, serviceFee, surgeActive, surgeMultiplier } = configuration
  const inForce = { pricePerKm, deliveryFee, serviceFee, surgeActive, surgeMultiplier }
  const editor: FareEditor = {
    configuration,
    mayChange,
    typed,
    onType: (changed) => setTyped((before) => ({ ...before, ...changed })),
    errors,
    onErrors: (changed) => setErrors((before) => ({ ...before, ...changed })),
    isWanted: (edited) => isWanted({ ...inForce, ...edited }),
    onSaved: (saved) => setTyped((before) => withoutSaved(before, saved)),
  }
  return (
    <>
      <LeavingPage isUnsaved={mayChange && isFareUnsaved(configuration, typed)} />
      <SurgeCard editor={editor} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {AMOUNTS.map((field) => (
          <AmountCard key={field} field={field} editor={editor} />
        ))}
        <RoundingCard editor={editor} />
      </div>
      {mayChange && <FarePreview editor={editor} />}
      {question}
      <Summary configuration={configuration} />
      <History />
    </>
  )
}

const changesOf = ({ changes }: TariffVersion) => changes.map(changeInWords)

/** All versions of the tariff. */
function History() {
  const history = usePagedList(api.tariffs.history.infiniteOptions(byPage({})), 'tariffs')
  return <VersionHistory history={history} changesOf={changesOf} first={texts.firstVersion} />
}
