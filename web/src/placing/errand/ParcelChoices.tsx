import { CalendarClock, NotebookPen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '~/language'
import { parcelTexts, pickupTexts } from '~/languages/en/account/parcel'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ParcelSizeIcon } from '~/order/ParcelSizeIcon'
import { usePickupWords } from '~/order/usePickupWords'
import { ChoiceChip, ChoicePanel } from '~/ui/field/ChoiceChip'
import { DetailsField, SizeField } from './ParcelFields'
import type { ErrandForm } from './useErrandForm'
import { WhenField } from './WhenField'

interface Choice {
  readonly name: 'parcelSize' | 'pickupWindow' | 'packageDetails'
  readonly label: string
  readonly icon: ReactNode
  readonly value: string
  readonly field: ReactNode
}

/** Size, time and details: the usual choice each, one of them open. */
export function ParcelChoices({ form }: { form: ErrandForm }) {
  const texts = useTexts(deliveryTexts)
  const sizes = useTexts(parcelTexts)
  const pickup = useTexts(pickupTexts)
  const words = usePickupWords()
  const [opened, setOpened] = useState<Choice['name'] | null>(null)
  const { parcelSize, pickupWindow, packageDetails } = form.values
  const choices: readonly Choice[] = [
    {
      name: 'parcelSize',
      label: sizes.size,
      icon: <ParcelSizeIcon size={parcelSize} />,
      value: sizes[parcelSize],
      field: <SizeField form={form} />,
    },
    {
      name: 'pickupWindow',
      label: pickup.when,
      icon: <CalendarClock size={18} />,
      value: pickupWindow ? `${words.day(pickupWindow.from)}, ${words.time(pickupWindow)}` : pickup.now,
      field: <WhenField form={form} />,
    },
    {
      name: 'packageDetails',
      label: texts.details,
      icon: <NotebookPen size={18} />,
      value: packageDetails.trim() || texts.addDetails,
      field: <DetailsField form={form} />,
    },
  ]
  const open = choices.find(({ name }) => form.errors[name] !== undefined)?.name ?? opened
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-2">
        {choices.map(({ name, ...choice }) => (
          <ChoiceChip
            key={name}
            {...choice}
            isOpen={name === open}
            onPress={() => setOpened(name === open ? null : name)}
          />
        ))}
      </div>
      {open && <ChoicePanel>{choices.find(({ name }) => name === open)?.field}</ChoicePanel>}
    </div>
  )
}
