import { Button } from '~/ui/button/Button'
import type { CallerAccount } from './caller'
import { newOrderTexts as texts } from './texts'

interface PhoneOwnersProps {
  owners: readonly CallerAccount[]
  /** Staff have confirmed that the caller is none of them. */
  isSomebodyElse: boolean
  onTake: (owner: CallerAccount) => void
  onSomebodyElse: () => void
}

/** The customers who have the new caller's number: choose one, or deliberately create another customer. */
export function PhoneOwners({ owners, isSomebodyElse, onTake, onSomebodyElse }: PhoneOwnersProps) {
  return (
    <div role="status" className="empty:hidden">
      {owners.length > 0 && (
        <div className="rounded-control bg-wait-wash p-3">
          <p className="text-wait font-semibold wrap-anywhere">
            {isSomebodyElse ? texts.sharedPhone : texts.phoneOf(owners.map(({ name }) => name))}
          </p>
          {!isSomebodyElse && (
            <div className="mt-2.5 flex flex-wrap gap-2">
              {owners.map((owner) => (
                <Button key={owner._id} look="secondary" onClick={() => onTake(owner)}>
                  {texts.take(owner.name)}
                </Button>
              ))}
              <Button look="quiet" onClick={onSomebodyElse}>
                {texts.somebodyElse}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
