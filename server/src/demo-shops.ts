import { readFile } from 'node:fs/promises'
import type { VendorCategory } from '@ozi/contract'
import type { App } from './app.ts'
import { Refusal } from './platform/refusal.ts'

interface DemoItem {
  readonly name: string
  readonly description: string
  /** The name of one of our drawings in server/demo. */
  readonly drawing: string
}

interface DemoShop {
  readonly shopName: string
  readonly shopDescription: string
  readonly category: VendorCategory
  readonly email: string
  /** The shop's place, by its name on the region's map. */
  readonly at: string
  readonly address: string
  readonly mobileNumber: string
  readonly ownersFirstName: string
  readonly ownersLastName: string
  /** Every day; without it, the shop never closes. */
  readonly hours?: { readonly opens: string; readonly closes: string }
  /** Lists show the last one first. */
  readonly items: readonly DemoItem[]
}

/** The price in naira and the preparation time of every sample. */
const PRICE = 2500
const PREPARATION_MINUTES = { min: 35, max: 45 } as const

const SHOPS: readonly DemoShop[] = [
  {
    shopName: 'Ejiji Fabrics',
    shopDescription: 'Ankara, George and lace, cut and sewn while you wait.',
    category: 'clothing',
    email: 'ejiji@demo.ozi.local',
    at: 'Relief Market',
    address: 'Relief Market, fabric line, third shop from the gate',
    mobileNumber: '+2348035550103',
    ownersFirstName: 'Chiamaka',
    ownersLastName: 'Uzor',
    hours: { opens: '09:00', closes: '18:00' },
    items: [
      {
        name: 'Ankara headwrap',
        description:
          'Two yards of soft Ankara, hemmed, in laterite and marigold. We send a note on how to tie it.',
        drawing: 'ankara-headwrap',
      },
    ],
  },
  {
    shopName: 'Ahụike Pharmacy',
    shopDescription: 'A pharmacist who answers your questions.',
    category: 'health',
    email: 'ahuike@demo.ozi.local',
    at: 'Federal Medical Centre Owerri',
    address: 'Orlu Road, opposite the gate of the Federal Medical Centre',
    mobileNumber: '+2348035550102',
    ownersFirstName: 'Obinna',
    ownersLastName: 'Anyanwu',
    hours: { opens: '08:00', closes: '22:00' },
    items: [
      {
        name: 'First-aid box',
        description:
          'Plasters, gauze, crepe bandage, methylated spirit, cotton wool and scissors for house or car.',
        drawing: 'first-aid-box',
      },
    ],
  },
  {
    shopName: 'Suya by the Square',
    shopDescription: 'Beef and chicken over charcoal, with onions and yaji.',
    category: 'food',
    email: 'suya@demo.ozi.local',
    at: 'Heroes Square',
    address: 'Heroes Square, beside the car park',
    mobileNumber: '+2348035550104',
    ownersFirstName: 'Ibrahim',
    ownersLastName: 'Musa',
    hours: { opens: '16:00', closes: '02:00' },
    items: [
      {
        name: 'Beef suya',
        description: 'Six sticks with onions, tomatoes and plenty of yaji.',
        drawing: 'suya',
      },
    ],
  },
  {
    shopName: 'Mama Nkechi Kitchen',
    shopDescription: 'Home cooking of Owerri, day and night, from the pot to your door.',
    category: 'food',
    email: 'nkechi@demo.ozi.local',
    at: 'Wetheral Road',
    address: 'Wetheral Road, blue kiosk beside the primary school',
    mobileNumber: '+2348035550101',
    ownersFirstName: 'Nkechi',
    ownersLastName: 'Iwu',
    items: [
      {
        name: 'Jollof rice and dodo',
        description: 'Smoky party jollof with fried plantain and one piece of chicken.',
        drawing: 'jollof-rice',
      },
      {
        name: 'Ofe Owerri and fufu',
        description:
          'The soup of this town: okazi and ugu leaves, cocoyam, stockfish and assorted meat. One wrap of fufu.',
        drawing: 'ofe-owerri',
      },
    ],
  },
]

/** The shop to sign in as, to try out the vendor's pages. */
export const DEMO_VENDOR_EMAIL = 'nkechi@demo.ozi.local'

interface ShopsInput {
  readonly password: string
  /** Otherwise all are always open. */
  readonly haveHours: boolean
}

/** Registers the demo shops that do not exist yet, each with its items on sale. */
export async function seedShops(app: App, input: ShopsInput): Promise<void> {
  for (const shop of SHOPS) await openShop(app, shop, input)
}

async function openShop(
  app: App,
  { at, items, hours, ...shop }: DemoShop,
  { password, haveHours }: ShopsInput,
): Promise<void> {
  const [place] = await app.places.search({ q: at, limit: 1 })
  await unlessThere(async () => {
    const vendor = await app.vendors.registerVendor({
      ...shop,
      password,
      place,
      ownersEmail: shop.email,
      ownersPhone: shop.mobileNumber,
    })
    if (haveHours && hours) {
      const day = [hours]
      const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
      await app.hours.update({ vendorId: vendor._id }, vendor._id, { week, holidays: [] })
    }
    for (const { name, description, drawing } of items) {
      await app.catalogue.createItem({ vendorId: vendor._id }, vendor._id, {
        name,
        description,
        price: PRICE,
        preparationMinutes: PREPARATION_MINUTES,
        isAvailable: true,
        image: await pictureOf(drawing),
      })
    }
  })
}

/** Skips accounts that exist already. */
export async function unlessThere(register: () => Promise<void>): Promise<void> {
  try {
    await register()
  } catch (error) {
    // VALIDATION: a rider who was registered by hand has the demo rider's plate or phone number.
    const isThere = error instanceof Refusal && ['ACCOUNT_EXISTS', 'VALIDATION'].includes(error.code)
    if (!isThere) throw error
  }
}

/** A drawing as a data URL, the way a vendor would send a photo of the item. */
async function pictureOf(drawing: string): Promise<string> {
  // Loaded only for the first start: it takes 20 MB.
  const { default: sharp } = await import('sharp')
  const svg = await readFile(new URL(`../demo/${drawing}.svg`, import.meta.url))
  const png = await sharp(svg).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
