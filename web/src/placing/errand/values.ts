import {
  type AddressSuggestion,
  type DeliveryInput,
  type DeliveryKind,
  type ParcelSize,
  type PickupWindow,
  type Quote,
  USUAL_PARCEL_SIZE,
} from '@ozi/contract'
import { e164Phone } from '~/ui/phone'

/** The form's fields by their names in the order; texts as typed. */
export interface DeliveryValues {
  /** The text in the two place fields, chosen or not. */
  pickupText: string
  dropText: string
  /** Set only once a place was chosen from the list. */
  pickupLocation: AddressSuggestion | null
  dropLocation: AddressSuggestion | null
  pickupAddress: string
  receiverAddress: string
  receiverName: string
  phone: string
  packageDetails: string
  parcelSize: ParcelSize
  /** When it is fetched; null: now. */
  pickupWindow: PickupWindow | null
}

export const NO_VALUES: DeliveryValues = {
  pickupText: '',
  dropText: '',
  pickupLocation: null,
  dropLocation: null,
  pickupAddress: '',
  receiverAddress: '',
  receiverName: '',
  phone: '',
  packageDetails: '',
  parcelSize: USUAL_PARCEL_SIZE,
  pickupWindow: null,
}

/** The two ends of an errand, both chosen, and its time. */
export interface Ends {
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  /** Absent: now. */
  readonly pickupWindow?: PickupWindow | undefined
}

/** An order as filled in, before its fare. */
export type ErrandInput = Omit<DeliveryInput, 'fee' | 'quoteId'>

export const endsOf = ({ pickupLocation, dropLocation, pickupWindow }: ErrandInput): Ends => ({
  pickup: pickupLocation,
  dropoff: dropLocation,
  ...(pickupWindow ? { pickupWindow } : {}),
})

/** @returns null if an end is missing */
export function toErrandInput(kind: DeliveryKind, values: DeliveryValues): ErrandInput | null {
  const { pickupLocation, dropLocation } = values
  if (!pickupLocation || !dropLocation) return null
  return {
    kind,
    pickupLocation,
    dropLocation,
    pickupAddress: values.pickupAddress.trim(),
    receiverAddress: values.receiverAddress.trim(),
    receiverName: values.receiverName.trim(),
    phone: e164Phone(values.phone),
    packageDetails: values.packageDetails.trim(),
    parcelSize: values.parcelSize,
    ...(values.pickupWindow ? { pickupWindow: values.pickupWindow } : {}),
    paymentMethod: 'Cash',
  }
}

/** The fare that an order is sent with, and its quote. */
export const atFare = ({ _id, total }: Quote) => ({ fee: total, quoteId: _id })
