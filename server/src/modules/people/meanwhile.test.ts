import { describe, expect, it } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { refusalOf, type Person } from '../../../test/app.ts'

const app = await startAppForFile()
const admin = await app.admin()
const colleague = await app.staff('admin')

interface Record {
  readonly _id: string
  readonly name: string
  readonly version: number
}

/** The calls by which the staff create, find, change and delete each kind of person. */
const KINDS = {
  customer: {
    make: async () => (await app.customer()).user,
    find: async (email: string): Promise<Record | undefined> =>
      (await admin.client.customers.list({ search: email })).users[0],
    update: async ({ client }: Person, input: { id: string; version: number; name: string }) =>
      (await client.customers.update(input)).user,
    remove: ({ client }: Person, seen: { id: string; version: number }) => client.customers.remove(seen),
  },
  rider: {
    make: async () => (await app.rider()).user,
    find: async (email: string): Promise<Record | undefined> =>
      (await admin.client.riders.list({ search: email })).riders[0],
    update: async ({ client }: Person, input: { id: string; version: number; name: string }) =>
      (await client.riders.update(input)).rider,
    remove: ({ client }: Person, seen: { id: string; version: number }) => client.riders.remove(seen),
  },
  vendor: {
    make: async () => (await app.vendor()).user,
    find: async (email: string): Promise<Record | undefined> =>
      (await admin.client.vendors.list({ search: email })).vendors[0],
    update: async ({ client }: Person, input: { id: string; version: number; name: string }) =>
      (await client.vendors.update(input)).vendor,
    remove: ({ client }: Person, seen: { id: string; version: number }) => client.vendors.remove(seen),
  },
}

const GONE = { status: 404, code: 'NOT_FOUND' }

describe.each(Object.entries(KINDS))('of two administrators at one %s', (_kind, of) => {
  async function someone() {
    const { email } = await of.make()
    const found = await of.find(email)
    if (!found) throw new Error('nobody was made')
    return { email, id: found._id, version: found.version }
  }
  const accountOf = async (id: string) => {
    const [row] = await app.sql<{ name: string; deleted_at: Date | null }[]>`
      select name, deleted_at from accounts where _id = ${id}`
    return { name: row?.name, isDeleted: row?.deleted_at !== null }
  }

  // promise (staff): One changes and one deletes the same person: the second is told and loses nothing
  it('whoever changes whom the other deleted is told, and nobody comes back', async () => {
    const { email, id, version } = await someone()
    await of.remove(colleague, { id, version })
    const left = await accountOf(id)
    expect(await refusalOf(of.update(admin, { id, version, name: 'Brought Back' }))).toMatchObject(GONE)
    expect(await accountOf(id)).toEqual(left)
    expect(left.isDeleted).toBe(true)
    expect(await of.find(email)).toBeUndefined()
    const { lines } = await admin.client.audit.list({ search: 'Brought Back' })
    expect(lines).toEqual([])
  })

  // promise (staff): One changes and one deletes the same person: the second is told and loses nothing
  it('one who deletes a changed person sees the change first', async () => {
    const { email, id, version } = await someone()
    const current = await of.update(colleague, { id, version, name: 'Put Right' })
    expect(await refusalOf(of.remove(admin, { id, version }))).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      data: { current },
    })
    expect(await of.find(email)).toMatchObject({ name: 'Put Right' })
    await of.remove(admin, { id, version: current.version })
    expect(await of.find(email)).toBeUndefined()
  })

  it('whoever deletes whom the other deleted is told', async () => {
    const { id, version } = await someone()
    await of.remove(colleague, { id, version })
    expect(await refusalOf(of.remove(admin, { id, version }))).toMatchObject(GONE)
  })

  // promise (staff): One changes and one deletes the same person: the second is told and loses nothing
  it('one of a change and a deletion at once succeeds, the other is told', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, version } = await someone()
      const [changed, deleted] = await Promise.allSettled([
        of.update(colleague, { id, version, name: 'Put Right' }),
        of.remove(admin, { id, version }),
      ])
      expect([changed.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const left = await accountOf(id)
      expect(left.isDeleted).toBe(deleted.status === 'fulfilled')
      expect(left.name === 'Put Right').toBe(changed.status === 'fulfilled')
    }
  })
})
