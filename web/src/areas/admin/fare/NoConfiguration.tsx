import { FIRST_CONFIGURATION, FIRST_TARIFF, tariffMessages } from '@ozi/contract'
import { client } from '~/api'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { EmptyState } from '~/ui/state/EmptyState'
import { fareSettingsTexts as texts } from './texts'
import { useChange } from './useChange'

const EXAMPLE_KM = 5

const costs = ({ pricePerKm, deliveryFee, serviceFee }: Record<keyof typeof FIRST_TARIFF, number>): number =>
  deliveryFee + pricePerKm * EXAMPLE_KM + serviceFee

/**
 * Before there is a pricing configuration: what customers pay now, and what they would pay once one is
 * created.
 */
export function NoConfiguration({ mayChange }: { mayChange: boolean }) {
  const creation = useChange<typeof FIRST_CONFIGURATION>(null, (amounts) => client.tariffs.create(amounts), {
    done: tariffMessages.created,
    failed: tariffMessages.createFailed,
  })
  return (
    <Card>
      <EmptyState
        title={tariffMessages.none}
        action={
          mayChange && (
            <Button
              busy={creation.isSaving}
              busyText={texts.creating}
              // On narrow phones the label takes two lines.
              className="py-2 leading-tight"
              onClick={() => creation.save(FIRST_CONFIGURATION)}
            >
              {texts.create}
            </Button>
          )
        }
      >
        <p>{texts.paidNow(FIRST_TARIFF)}</p>
        <p className="mt-2">{texts.paidThen(FIRST_CONFIGURATION)}</p>
        <p className="mt-2">
          {texts.forInstance(EXAMPLE_KM, costs(FIRST_TARIFF), costs(FIRST_CONFIGURATION))}
        </p>
      </EmptyState>
    </Card>
  )
}
