import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp } from '../../../test/app.ts'
import { futo, portHarcourt } from '../../../test/deliveries.ts'
import { shopRegistration } from '../../../test/registrations.ts'
import type { VendorRegistration } from './vendors.service.ts'

const app = await startTestApp()
afterAll(() => app.stop())

let shops = 0
function register(change: Partial<VendorRegistration> = {}) {
  shops += 1
  return app.parts.vendors.registerVendor({
    ...shopRegistration(1000 + shops),
    password: PASSWORD,
    ...change,
  })
}
const placeOf = async (accountId: string) => {
  const [shop] = await app.sql<{ place: { placeName: string } | null }[]>`
    select place from vendors where account_id = ${accountId}`
  return shop?.place?.placeName
}
const count = async () => (await app.sql`select 1 from accounts where role = 'vendor'`).length

describe('a shop that is registered', () => {
  it('signs in at once, as a vendor who needs no code', async () => {
    const { email } = await register({ email: 'nkechi@ozi.test', shopName: 'Mama Nkechi Kitchen' })
    const { user } = await app.client().accounts.login({ email, password: PASSWORD })
    expect(user).toMatchObject({ role: 'vendor', name: 'Mama Nkechi Kitchen', isOTPVerified: true })
  })

  it('stands where it says, or where its address is known to be', async () => {
    expect(await placeOf((await register({ place: futo }))._id)).toBe(futo.placeName)
    const found = await register({ place: undefined, address: 'Relief Market' })
    expect(await placeOf(found._id)).toBe('Relief Market')
    const lost = await register({ place: undefined, address: 'Xqzzvw' })
    expect(await placeOf(lost._id)).toBeUndefined()
  })

  it('is refused outside the area, and for an address with an account', async () => {
    await register({ email: 'taken@ozi.test' })
    const before = await count()
    await expect(register({ place: portHarcourt })).rejects.toMatchObject({ code: 'OUTSIDE_AREA' })
    await expect(register({ email: 'taken@ozi.test' })).rejects.toMatchObject({ code: 'ACCOUNT_EXISTS' })
    await expect(register({ shopName: '' })).rejects.toThrow('accounts_name_check')
    await expect(register({ ownersPhone: '123' })).rejects.toThrow('vendors_owner_phone_check')
    expect(await count()).toBe(before)
  })
})
