import { PARCEL_SIZES } from '@ozi/contract'
import { useTexts } from '~/language'
import { parcelTexts } from '~/languages/en/customer/parcel'
import { ParcelSizeIcon } from '~/order/ParcelSizeIcon'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { bind } from './bind'
import type { ErrandFields } from './useErrandForm'

/** How big the parcel is: it decides which vehicles may carry it. */
export function SizeField({ form }: { form: ErrandFields }) {
  const texts = useTexts(parcelTexts)
  return (
    <FieldSet label={texts.size} hint={texts.sizeHint} error={form.errors.parcelSize}>
      <RadioCards
        options={PARCEL_SIZES.map((size) => ({
          value: size,
          label: texts[size],
          icon: <ParcelSizeIcon size={size} />,
        }))}
        {...bind(form, 'parcelSize')}
      />
    </FieldSet>
  )
}
