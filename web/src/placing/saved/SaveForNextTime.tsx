import type { RecentPlace } from '@ozi/contract'
import { useTexts } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { Checkbox } from '~/ui/field/Checkbox'
import { isAmong, type Recipient } from './savedPlace'

interface SaveForNextTimeProps {
  recipient: Recipient
  /** The contacts saved already. */
  places: readonly RecentPlace[]
  isWanted: boolean
  onChange: (isWanted: boolean) => void
}

/** Offers to save whom the order is for, unless that is saved already. */
export function SaveForNextTime({ recipient, places, isWanted, onChange }: SaveForNextTimeProps) {
  const texts = useTexts(savedTexts)
  if (isAmong(places, recipient)) return null
  return (
    <Checkbox
      className="-my-2.5"
      label={texts.forNextTime}
      checked={isWanted}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
