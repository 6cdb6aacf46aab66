import type { PricingConfiguration } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { formatMultiplier, surged } from './fareAmounts'
import { Entry } from '../shared/Entry'
import { fareSettingsTexts as texts } from './texts'

/** The complete tariff in force. */
export function Summary({ configuration }: { configuration: PricingConfiguration }) {
  const { pricePerKm, deliveryFee, serviceFee, surgeActive, surgeMultiplier, roundUpTo } = configuration
  const { changedAt, changedBy } = configuration
  return (
    <Card as="section" title={texts.summary}>
      <dl className="grid [&_dd]:font-semibold grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-5">
        <Entry name={texts.perKm}>
          <Money amount={pricePerKm} />
        </Entry>
        <Entry name={texts.amounts.deliveryFee}>
          <Money amount={deliveryFee} />
        </Entry>
        <Entry name={texts.amounts.serviceFee}>
          {surgeActive ? (
            texts.withSurge(
              formatNaira(serviceFee),
              formatMultiplier(surgeMultiplier),
              formatNaira(surged(serviceFee, surgeMultiplier)),
            )
          ) : (
            <Money amount={serviceFee} />
          )}
        </Entry>
        <Entry name={texts.surgeState}>
          <Badge tone={surgeActive ? 'wait' : 'neutral'}>{surgeActive ? texts.active : texts.inactive}</Badge>
        </Entry>
        <Entry name={texts.rounding}>{texts.roundUpTo(roundUpTo)}</Entry>
      </dl>
      <p className="text-quiet mt-4 text-sm">
        {texts.changed(changedBy)} <DateTime at={changedAt} style="inSentence" />
      </p>
    </Card>
  )
}
