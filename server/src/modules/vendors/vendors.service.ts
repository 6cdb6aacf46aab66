import { isDeepStrictEqual } from 'node:util'
import {
  type AddressSuggestion,
  certainPlace,
  type Vendor,
  type VendorInput,
  type VendorUpdate,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Page, PageQuery } from '../../platform/lists/paging.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { CatalogueService, HoursService, StorePages } from '../catalogue/catalogue.service.ts'
import type { PersonKind, PeopleService, RecordVersion } from '../people/people.service.ts'
import type { PlacesService } from '../places/places.service.ts'
import {
  eraseShop,
  insertVendor,
  toVendor,
  updateShop,
  VENDOR_SOURCE,
  type VendorRow,
} from './vendors.store.ts'

const KIND: PersonKind<VendorRow, Vendor> = { role: 'vendor', source: VENDOR_SOURCE, translate: toVendor }

/** A shop's registration; texts trimmed, e-mail addresses in lower case, phone numbers as E.164. */
export type VendorRegistration = Omit<VendorInput, 'confirmPassword'>

export interface VendorsDeps {
  readonly database: Database
  readonly accounts: AccountsService
  readonly people: PeopleService
  readonly places: PlacesService
  readonly catalogue: Pick<CatalogueService, 'deleteItemsOf'>
  readonly hours: Pick<HoursService, 'deleteHours'>
  readonly storePages: StorePages
}

/** Shops: accounts of role vendor, with what customers and riders need to know about them. */
export function createVendorsService({
  database,
  accounts,
  people,
  places,
  catalogue,
  hours,
  storePages,
}: VendorsDeps) {
  /** The place that an address names for certain; otherwise null: the shop cannot be ordered from then. */
  async function findPlace(address: string): Promise<AddressSuggestion | null> {
    return certainPlace(address, await places.search({ q: address, limit: 2 }))
  }

  /**
   * Registers a shop whose account can sign in at once. Unless it is for the demo, its vendor is mailed where to
   * log in and a link to choose a password.
   * @param by the staff member who registers it; null for the demo
   * @throws Refusal ACCOUNT_EXISTS; OUTSIDE_AREA for a place outside the region
   */
  async function registerVendor(vendor: VendorRegistration, by: Caller | null = null): Promise<Vendor> {
    if (vendor.place) places.requireInside(vendor.place.coordinates)
    const place = vendor.place === undefined ? await findPlace(vendor.address) : vendor.place
    const { email, password, mobileNumber, shopDescription: description, ...shop } = vendor
    const passwordHash = await accounts.hashPassword(password)
    return database.transaction(async (queries) => {
      const accountId = await accounts.administration.register(
        queries,
        {
          role: 'vendor',
          name: vendor.shopName,
          email,
          passwordHash,
          mobileNumber,
          mustChoosePassword: by !== null,
        },
        { isMailed: by !== null },
      )
      await insertVendor(queries, { ...shop, accountId, description, place })
      const registered = await people.read(queries, accountId, KIND)
      await people.recordRegistration(queries, by, 'vendor', registered)
      return registered
    })
  }

  /** A known place stays until another is chosen: riders are on their way to it. */
  async function placeAfter(before: Vendor, newAddress: string): Promise<AddressSuggestion | null> {
    if (before.place !== null || newAddress === before.address) return before.place
    return findPlace(newAddress)
  }

  async function applyToShop(
    queries: Queries,
    before: Vendor,
    {
      description,
      category,
      address,
      place,
    }: Pick<VendorUpdate, 'description' | 'category' | 'address' | 'place'>,
  ): Promise<void> {
    const present = {
      description: before.description,
      category: before.category,
      address: before.address,
      place: before.place,
    }
    const newAddress = address || before.address
    const wanted = {
      description: description ?? before.description,
      category: category || before.category,
      address: newAddress,
      place: place === undefined ? await placeAfter(before, newAddress) : place,
    }
    if (!isDeepStrictEqual(present, wanted)) await updateShop(queries, before._id, wanted)
  }

  async function closeWhole(queries: Queries, vendorId: string): Promise<void> {
    await catalogue.deleteItemsOf(queries, vendorId)
    await hours.deleteHours(queries, vendorId)
    await eraseShop(queries, vendorId)
  }
  const kind = { ...KIND, alsoErase: closeWhole }

  return {
    /** Newest first; `search` looks in the shop's name, e-mail and phone. */
    list: (query: PageQuery): Promise<Page<Vendor>> => people.list(KIND, query),

    registerVendor,

    /**
     * Like `registerVendor`, from the form.
     * @throws Refusal PASSWORD_MISMATCH, VALIDATION, ACCOUNT_EXISTS, OUTSIDE_AREA
     */
    async register(caller: Caller, { confirmPassword, ...vendor }: VendorInput): Promise<Vendor> {
      const { password, email, shopName: name } = vendor
      accounts.administration.requireNewPassword({ password, confirmPassword }, { name, email })
      return registerVendor(vendor, caller)
    },

    /**
     * An empty description removes the stored one; other empty fields leave what is stored.
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE, OUTSIDE_AREA; VALIDATION if another account has the
     *   address
     */
    async update(
      caller: Caller,
      { id, version, name, email, mobileNumber, ...shop }: VendorUpdate,
    ): Promise<Vendor> {
      if (shop.place) places.requireInside(shop.place.coordinates)
      const vendor = await people.change(caller, KIND, { id, version }, async (queries, account, before) => {
        await accounts.administration.change(queries, caller, account, {
          name: name || undefined,
          email: email || undefined,
          mobileNumber: mobileNumber || undefined,
        })
        await applyToShop(queries, before, shop)
      })
      storePages.changed(id)
      return vendor
    },

    /**
     * Also takes its items off sale.
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE, OWN_ACCOUNT, FORBIDDEN, HAS_RUNNING_ORDERS
     */
    async remove(caller: Caller, seen: RecordVersion): Promise<void> {
      await people.remove(caller, kind, seen)
      storePages.changed(seen.id)
    },

    /** A shop deletes its own account. @throws Refusal as `PeopleService.leave` */
    async leave(caller: Caller): Promise<void> {
      const { accountId } = caller
      await people.leave(caller, kind)
      storePages.changed(accountId)
    },
  }
}

export type VendorsService = ReturnType<typeof createVendorsService>
