import type { VehicleType } from '@ozi/contract'
import type { Client } from './client.ts'

/** A shop as an administrator registers it; each number makes a different one. */
export const shopRegistration = (number: number) => ({
  shopName: `Shop ${number}`,
  shopDescription: 'Fresh every day',
  category: 'food' as const,
  email: `shop${number}@ozi.test`,
  address: 'Opposite Assumpta, second gate',
  place: {
    placeName: 'Ikenegbu Layout',
    coordinates: [7.04, 5.494] as [number, number],
    state: 'Imo',
    city: 'Owerri',
    neighborhood: '',
    locality: '',
    district: '',
    street: '',
    category: 'neighborhood',
  },
  mobileNumber: '+2348031234567',
  ownersFirstName: 'Ngozi',
  ownersLastName: 'Eze',
  ownersEmail: `owner${number}@ozi.test`,
  ownersPhone: '+2348037654321',
})

/** A rider as an administrator registers them; each number makes a different one. */
export const riderRegistration = (number: number) => ({
  firstName: 'Emeka',
  lastName: 'Obi',
  email: `rider${number}@ozi.test`,
  gender: 'male' as const,
  mobileNumber: `+234805${String(1_000_000 + number)}`,
  vehicleType: 'motorcycle' as VehicleType,
  vehicleBrand: 'Bajaj Boxer',
  NIN: String(12_345_600_000 + number),
  plateNumber: `ABC-${String(number % 1000).padStart(3, '0')}${letterOf(number / 26_000)}${letterOf(number / 1000)}`,
})

const letterOf = (number: number) => String.fromCharCode(65 + (Math.floor(number) % 26))

export const PASSWORD = 'a quiet evening in Owerri'
let forms = 10_000

/** The form by which staff register a rider; each call makes a different one. */
export function riderForm(change: Partial<RiderForm> = {}): RiderForm {
  forms += 1
  return { ...riderRegistration(forms), password: PASSWORD, confirmPassword: PASSWORD, ...change }
}
export type RiderForm = ReturnType<typeof riderRegistration> & { password: string; confirmPassword: string }

export const registerRider = async ({ client }: { client: Client }, change: Partial<RiderForm> = {}) =>
  (await client.riders.register(riderForm(change))).rider
