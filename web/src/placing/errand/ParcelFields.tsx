import { PARCEL_SIZES, TEXT_LIMIT } from '@ozi/contract'
import { useTexts } from '~/language'
import { parcelTexts } from '~/languages/en/account/parcel'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ParcelSizeIcon } from '~/order/ParcelSizeIcon'
import { Field, FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { Textarea } from '~/ui/field/Textarea'
import type { ErrandForm } from './useErrandForm'

/** How big the parcel is: it decides which vehicles may carry it. */
export function SizeField({ form }: { form: ErrandForm }) {
  const texts = useTexts(parcelTexts)
  return (
    <FieldSet label={texts.size} hint={texts.sizeHint} error={form.errors.parcelSize}>
      <RadioCards
        options={PARCEL_SIZES.map((size) => ({
          value: size,
          label: texts[size],
          icon: <ParcelSizeIcon size={size} />,
        }))}
        {...form.bind('parcelSize')}
      />
    </FieldSet>
  )
}

/** What is in the parcel. */
export function DetailsField({ form }: { form: ErrandForm }) {
  const texts = useTexts(deliveryTexts)
  return (
    <Field {...form.field('packageDetails')} label={texts.details} hint={texts.detailsHint} optional>
      <Textarea rows={2} maxLength={TEXT_LIMIT.paragraph} {...form.bind('packageDetails')} />
    </Field>
  )
}
