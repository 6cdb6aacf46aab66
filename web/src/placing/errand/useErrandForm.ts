import { type FormFields, type FormOptions, type FormState, useForm } from '~/form/useForm'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { orderRefusal, useNetworkBack } from '../orderRefusal'
import type { SavedPlace } from '../saved/savedPlace'
import type { ErrandField } from './errandFields'
import type { DeliveryValues, Ends } from './errandValues'

/** One end of an errand, as in the names of its fields. */
export type ErrandEnd = 'pickup' | 'drop'

/** The landmark of each end. */
export const ADDRESS_AT = { pickup: 'pickupAddress', drop: 'receiverAddress' } as const

/** The form of an errand, of Send, Receive, and a caller's order. */
export function useErrandForm<Values extends DeliveryValues, Name extends string>(
  options: Omit<FormOptions<Values, Name>, 'id' | 'onRefused'>,
): FormState<Values, Name> & ErrandActions {
  const form = useForm<Values, Name>({
    ...options,
    id: 'delivery',
    onRefused: orderRefusal(() => textsNow(deliveryTexts).nothingLost),
  })
  useNetworkBack(form)
  return { ...form, ...errandActions(form) }
}

/** The errand fields' view of their form. */
export type ErrandForm = FormFields<DeliveryValues, ErrandField> & ErrandActions

type ErrandActions = ReturnType<typeof errandActions>

/** Changes of several fields at once. */
function errandActions({ set, getValues }: Pick<FormState<DeliveryValues>, 'set' | 'getValues'>) {
  function setPlace(end: ErrandEnd, text: string, place: Ends['pickup'] | null, words = '') {
    const address = ADDRESS_AT[end]
    const fillsAddress = words !== '' && getValues()[address].trim() === ''
    set({
      [`${end}Text`]: text,
      [`${end}Location`]: place,
      ...(fillsAddress && { [address]: words }),
    })
  }

  /** Fills in the person the rider meets; unknown details are left as they are. */
  function setPerson({ name, phone }: { name: string; phone: string }) {
    set({ ...(name !== '' && { receiverName: name }), ...(phone !== '' && { phone }) })
  }

  return {
    setPlace,
    setPerson,

    /** Swaps pickup and dropoff; each place keeps its landmark. */
    swap() {
      const now = getValues()
      set({
        pickupText: now.dropText,
        pickupLocation: now.dropLocation,
        pickupAddress: now.receiverAddress,
        dropText: now.pickupText,
        dropLocation: now.pickupLocation,
        receiverAddress: now.pickupAddress,
      })
    },

    /**
     * Fills in a saved place with its landmark, whatever was there.
     * @param isPerson whether the person of this errand is met there, so that name and number are filled in, too
     */
    setSaved(end: ErrandEnd, { place, address, saved }: SavedPlace, isPerson: boolean) {
      set({ [ADDRESS_AT[end]]: '' })
      setPlace(end, place.placeName, place, address)
      if (isPerson && saved.phone !== '') setPerson({ name: saved.name, phone: nationalPhone(saved.phone) })
    },
  }
}
