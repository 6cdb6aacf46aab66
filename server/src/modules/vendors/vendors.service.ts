import type { AddressSuggestion, SessionUser, VendorCategory } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { PlacesService } from '../places/places.service.ts'
import { insertVendor } from './vendors.store.ts'

/** What is registered of a shop; texts trimmed, addresses in lower case, numbers as E.164. */
export interface VendorRegistration {
  readonly shopName: string
  readonly shopDescription: string
  readonly category: VendorCategory
  readonly email: string
  readonly password: string
  readonly address: string
  /** Where it is; looked up by its address when absent. */
  readonly place?: AddressSuggestion | undefined
  readonly mobileNumber: string
  readonly ownersFirstName: string
  readonly ownersLastName: string
  readonly ownersEmail: string
  readonly ownersPhone: string
}

export interface VendorsDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly places: PlacesService
}

/** Shops: accounts of role vendor, with what customers and riders need to know of them. */
export function createVendorsService({ database, accounts, places }: VendorsDeps) {
  /** The best match for an address; null where we know no such place, and the shop cannot be ordered from yet. */
  async function findPlace(address: string): Promise<AddressSuggestion | null> {
    const [best] = await places.search({ q: address, limit: 1 })
    return best ?? null
  }

  return {
    /**
     * Makes a shop with an account that may sign in at once.
     * @throws Refusal ACCOUNT_EXISTS; OUTSIDE_AREA for a place where nothing is delivered
     */
    async registerVendor(vendor: VendorRegistration): Promise<SessionUser> {
      if (vendor.place) places.requireInside(vendor.place.coordinates)
      const place = vendor.place ?? (await findPlace(vendor.address))
      const { email, password, mobileNumber, shopDescription: description, ...shop } = vendor
      return database.transaction(async (queries) => {
        const account = await accounts.registerVerified(
          { role: 'vendor', name: vendor.shopName, email, password, mobileNumber },
          queries,
        )
        if (!account) throw new Refusal('ACCOUNT_EXISTS')
        await insertVendor(queries, { ...shop, accountId: account._id, description, place })
        return account
      })
    },
  }
}

export type VendorsService = ReturnType<typeof createVendorsService>
