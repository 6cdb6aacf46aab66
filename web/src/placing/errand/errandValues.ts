import {
  type AddressSuggestion,
  type DeliveryInput,
  type DeliveryKind,
  type Order,
  type ParcelSize,
  type Payer,
  type PaymentMethod,
  type PickupWindow,
  type Quote,
  USUAL_PARCEL_SIZE,
} from '@ozi/contract'
import { e164Phone, nationalPhone } from '~/ui/field/phoneNumber'
import type { Recipient } from '../saved/savedPlace'

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
  paymentMethod: PaymentMethod
  /** Only with cash. */
  payer: Payer
  /** Whether the person and their place are saved for next time. */
  savesContact: boolean
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
  paymentMethod: 'Cash',
  payer: 'sender',
  savesContact: false,
}

/** The values of a form to repeat this order; its fare will be today's. */
export const toDeliveryValues = (order: Order): DeliveryValues => ({
  pickupText: order.pickupLocation.placeName,
  dropText: order.dropLocation.placeName,
  pickupLocation: order.pickupLocation,
  dropLocation: order.dropLocation,
  pickupAddress: order.pickupAddress,
  receiverAddress: order.receiverAddress,
  receiverName: order.receiverName,
  phone: nationalPhone(order.phone),
  packageDetails: order.packageDetails,
  parcelSize: order.parcelSize ?? USUAL_PARCEL_SIZE,
  pickupWindow: null,
  paymentMethod: 'Cash',
  payer: order.cashAtPickup === undefined ? 'receiver' : 'sender',
  savesContact: false,
})

/** The two ends of an errand, both chosen, and its time. */
export interface Ends {
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  /** Absent: now. */
  readonly pickupWindow?: PickupWindow | undefined
}

/** The end at which the errand's person is met: who receives it, or who hands it over. */
export const personEnd = (kind: DeliveryKind) => (kind === 'send' ? 'drop' : 'pickup')

/** The errand's person, with their end. */
export const recipientOf = <Place>(
  kind: DeliveryKind,
  values: Pick<DeliveryValues, 'receiverName' | 'phone' | 'pickupAddress' | 'receiverAddress'> & {
    readonly pickupLocation: Place
    readonly dropLocation: Place
  },
): Recipient<Place> => ({
  name: values.receiverName,
  phone: values.phone,
  ...(kind === 'send'
    ? { place: values.dropLocation, address: values.receiverAddress }
    : { place: values.pickupLocation, address: values.pickupAddress }),
})

/** An order as filled in, before its fare. */
export type ErrandInput = Omit<DeliveryInput, 'fee' | 'quoteId'>

/** Both ends, once they are chosen. */
export const chosenEnds = ({ pickupLocation, dropLocation, pickupWindow }: DeliveryValues): Ends | null =>
  pickupLocation &&
  dropLocation &&
  endsOf({ pickupLocation, dropLocation, ...(pickupWindow && { pickupWindow }) })

export const endsOf = ({
  pickupLocation,
  dropLocation,
  pickupWindow,
}: Pick<ErrandInput, 'pickupLocation' | 'dropLocation' | 'pickupWindow'>): Ends => ({
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
    paymentMethod: values.paymentMethod,
    ...(values.paymentMethod === 'Cash' && values.payer === 'sender' ? { payer: 'sender' } : {}),
  }
}

/** The fare that an order is sent with, and its quote. */
export const atFare = ({ _id, total }: Quote) => ({ fee: total, quoteId: _id })
