import { TEXT_LIMIT } from '@ozi/contract'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { AsideButton } from '../AsideButton'
import { FormGroup } from '../FormGroup'
import type { ErrandForm } from './useErrandForm'

interface FieldsProps {
  form: ErrandForm
}

/** The landmarks of both ends, in the user's own words. */
export function LandmarkFields({ form }: FieldsProps) {
  const texts = useTexts(deliveryTexts)
  return (
    <FormGroup title={texts.addresses}>
      <LandmarkField form={form} name="pickupAddress" label={texts.pickupAddress} hint={texts.pickupHint} />
      <LandmarkField
        form={form}
        name="receiverAddress"
        label={texts.dropoffAddress}
        hint={texts.dropoffHint}
      />
    </FormGroup>
  )
}

interface LandmarkFieldProps extends FieldsProps {
  name: 'pickupAddress' | 'receiverAddress'
  label: string
  hint: string
}

function LandmarkField({ form, name, label, hint }: LandmarkFieldProps) {
  const texts = useTexts(deliveryTexts)
  const isEmpty = form.values[name] === ''
  return (
    <Field
      {...form.field(name)}
      label={label}
      hint={hint}
      required
      aside={
        isEmpty && (
          <AsideButton
            onClick={() => {
              form.set({ [name]: texts.callOnArrival })
              // The button that was pressed is gone: the form goes on with the next field.
              document.getElementById(form.field(FOLLOWING[name]).id)?.focus()
            }}
          >
            {texts.callOnArrival}
          </AsideButton>
        )
      }
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="next"
        maxLength={TEXT_LIMIT.line}
        {...form.bind(name)}
      />
    </Field>
  )
}

const FOLLOWING = { pickupAddress: 'receiverAddress', receiverAddress: 'receiverName' } as const
