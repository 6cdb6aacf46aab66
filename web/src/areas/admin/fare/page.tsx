import {
  isPermitted,
  type PricingConfiguration,
  type TariffInput,
  tariffMessages,
  type TariffVersion,
} from '@ozi/contract'
import { useState } from 'react'
import { api, client } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatNaira } from '~/ui/text/format'
import { VersionHistory } from '../shared/VersionHistory'
import { AMOUNT, formatMultiplier, MULTIPLIER, numberOf, surged } from './amount'
import { AmountCard } from './AmountCard'
import { changeInWords } from './changes'
import { NoConfiguration } from './NoConfiguration'
import { FarePreview } from './FarePreview'
import { RoundingCard } from './RoundingCard'
import { Summary } from './Summary'
import { SurgeCard } from './SurgeCard'
import { fareTexts as texts } from './texts'
import {
  type AmountField,
  chosenRounding,
  type FareInputs,
  isUnsaved,
  NOTHING_TYPED,
  type StoredTexts,
  type TypedNumber,
  withoutSaved,
} from './typed'
import { useConfiguration } from './useConfiguration'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

/** The tariff: edit it, preview the effect, and see its versions. */
export default function FareManagement() {
  const { configuration, failure, isRetrying, retry } = useConfiguration()
  const mayChange = isPermitted(useSession()?.data?.role ?? 'user', 'changeFares')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      {failure !== null && <ErrorState title={failure} onRetry={retry} retrying={isRetrying} />}
      {configuration === undefined && failure === null && <RouteLoader label={texts.loading} />}
      {configuration !== undefined && !mayChange && <p className="text-quiet">{texts.readOnly}</p>}
      {configuration === null && <NoConfiguration mayChange={mayChange} />}
      {configuration && <Configured configuration={configuration} mayChange={mayChange} />}
    </div>
  )
}

function Configured({
  configuration,
  mayChange,
}: {
  configuration: PricingConfiguration
  mayChange: boolean
}) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const { surgeActive, serviceFee, surgeMultiplier } = configuration
  const onType = (changed: Partial<FareInputs>) => setTyped((before) => ({ ...before, ...changed }))
  const onSaved = (saved: StoredTexts) => setTyped((before) => withoutSaved(before, saved))
  const field = (name: AmountField) => ({
    configuration,
    mayChange,
    typed: typed[name],
    onType: (number: TypedNumber) => onType({ [name]: number }),
    onSaved,
  })
  return (
    <>
      <LeavingPage isUnsaved={mayChange && isUnsaved(configuration, typed)} />
      <SurgeCard
        configuration={configuration}
        mayChange={mayChange}
        typed={typed}
        onType={onType}
        onSaved={onSaved}
      />
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        <AmountCard
          {...field('pricePerKm')}
          field="pricePerKm"
          save={(pricePerKm, version) => client.tariffs.updatePricePerKm({ pricePerKm, version })}
          messages={{ done: tariffMessages.pricePerKmUpdated, failed: tariffMessages.pricePerKmFailed }}
        />
        <AmountCard
          {...field('deliveryFee')}
          field="deliveryFee"
          save={(deliveryFee, version) => client.tariffs.updateDeliveryFee({ deliveryFee, version })}
          messages={{ done: tariffMessages.deliveryFeeUpdated, failed: tariffMessages.deliveryFeeFailed }}
        />
        <AmountCard
          {...field('serviceFee')}
          field="serviceFee"
          save={(amount, version) => client.tariffs.updateServiceFee({ serviceFee: amount, version })}
          messages={{ done: tariffMessages.serviceFeeUpdated, failed: tariffMessages.serviceFeeFailed }}
          note={
            surgeActive
              ? texts.timesSurge(
                  formatMultiplier(surgeMultiplier),
                  formatNaira(surged(serviceFee, surgeMultiplier)),
                )
              : undefined
          }
        />
      </div>
      <RoundingCard
        configuration={configuration}
        mayChange={mayChange}
        typed={typed}
        onType={onType}
        onSaved={onSaved}
      />
      {mayChange && <FarePreview configuration={configuration} edited={editedTariff(configuration, typed)} />}
      <Summary configuration={configuration} />
      <History />
    </>
  )
}

/** The tariff that would be in force if all input were saved. */
function editedTariff(configuration: PricingConfiguration, typed: FareInputs): TariffInput {
  const amount = (name: AmountField) => {
    const number = typed[name]
    return number === null ? configuration[name] : numberOf(number.text, AMOUNT)
  }
  const { surgeActive, surgeMultiplier } = configuration
  return {
    pricePerKm: amount('pricePerKm'),
    deliveryFee: amount('deliveryFee'),
    serviceFee: amount('serviceFee'),
    surgeActive,
    surgeMultiplier: typed.surgeMultiplier
      ? numberOf(typed.surgeMultiplier.text, MULTIPLIER)
      : surgeMultiplier,
    roundUpTo: chosenRounding(configuration, typed),
  }
}

const versionsOf = ({ tariffs }: { readonly tariffs: readonly TariffVersion[] }) => tariffs

const changesOf = ({ changes }: TariffVersion) => changes.map(changeInWords)

/** All versions of the tariff. */
function History() {
  const history = usePagedList(api.tariffs.history.infiniteOptions(byPage({})), versionsOf)
  return <VersionHistory history={history} changesOf={changesOf} first={texts.firstVersion} />
}
