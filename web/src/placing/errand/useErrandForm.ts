import { useForm, useWatch } from 'react-hook-form'
import { nationalPhone } from '~/ui/field/phone'
import type { SavedPlace } from '../saved/savedPlace'
import { useTrouble } from '../useTrouble'
import { FIELDS } from './check'
import type { DeliveryValues, Ends } from './values'

/** One end of an errand, as in the names of its fields. */
export type End = 'pickup' | 'drop'

/** The landmark of each end. */
export const ADDRESS_AT = { pickup: 'pickupAddress', drop: 'receiverAddress' } as const

/** The fields of an errand, with their values and errors. */
export function useErrandForm(defaultValues: DeliveryValues) {
  const { register, setValue, getValues, control, subscribe } = useForm<DeliveryValues>({ defaultValues })
  const values = useWatch({ control, compute: (typed: DeliveryValues) => typed })
  const trouble = useTrouble(FIELDS)
  const { forgive } = trouble

  function setPlace(end: End, text: string, place: Ends['pickup'] | null, words = '') {
    setValue(`${end}Text`, text)
    setValue(`${end}Location`, place)
    forgive(`${end}Location`)
    const address = ADDRESS_AT[end]
    if (words !== '' && getValues(address).trim() === '') {
      setValue(address, words)
      forgive(address)
    }
  }

  function setLandmark(name: 'pickupAddress' | 'receiverAddress', words: string) {
    setValue(name, words)
    forgive(name)
  }

  /** Swaps pickup and dropoff; each place keeps its landmark. */
  function swap() {
    const now = getValues()
    setValue('pickupText', now.dropText)
    setValue('pickupLocation', now.dropLocation)
    setValue('pickupAddress', now.receiverAddress)
    setValue('dropText', now.pickupText)
    setValue('dropLocation', now.pickupLocation)
    setValue('receiverAddress', now.pickupAddress)
    forgive('pickupLocation', 'dropLocation', 'pickupAddress', 'receiverAddress')
  }

  /** Fills in the person the rider meets; unknown details are left as they are. */
  function setPerson({ name, phone }: { name: string; phone: string }) {
    if (name !== '') setValue('receiverName', name)
    if (phone !== '') setValue('phone', phone)
    forgive('receiverName', 'phone')
  }

  /**
   * Fills in a saved place with its landmark, whatever was there.
   * @param isPerson whether the person of this errand is met there, so that name and number are filled in, too
   */
  function setSaved(end: End, { place, address, saved }: SavedPlace, isPerson: boolean) {
    setValue(ADDRESS_AT[end], '')
    setPlace(end, place.placeName, place, address)
    forgive(ADDRESS_AT[end])
    if (isPerson && saved.phone !== '') setPerson({ name: saved.name, phone: nationalPhone(saved.phone) })
  }

  function setSavesContact(savesContact: boolean) {
    setValue('savesContact', savesContact)
  }

  function setPaymentMethod(paymentMethod: DeliveryValues['paymentMethod']) {
    setValue('paymentMethod', paymentMethod)
  }

  function setPayer(payer: DeliveryValues['payer']) {
    setValue('payer', payer)
  }

  function setPickupWindow(pickupWindow: DeliveryValues['pickupWindow']) {
    setValue('pickupWindow', pickupWindow)
    forgive('pickupWindow')
  }

  const { pickupLocation, dropLocation, pickupWindow } = values
  const ends: Ends | null =
    pickupLocation && dropLocation
      ? { pickup: pickupLocation, dropoff: dropLocation, ...(pickupWindow ? { pickupWindow } : {}) }
      : null
  return {
    register,
    values,
    getValues,
    subscribe,
    setPlace,
    setLandmark,
    swap,
    setPerson,
    setSaved,
    setSavesContact,
    setPaymentMethod,
    setPayer,
    setPickupWindow,
    ends,
    ...trouble,
  }
}

export type ErrandForm = ReturnType<typeof useErrandForm>

/** What the fields need from their form. */
export type ErrandFields = Pick<
  ErrandForm,
  | 'register'
  | 'values'
  | 'setPlace'
  | 'setLandmark'
  | 'swap'
  | 'setPerson'
  | 'setSaved'
  | 'setSavesContact'
  | 'setPaymentMethod'
  | 'setPickupWindow'
  | 'errors'
  | 'forgive'
>
