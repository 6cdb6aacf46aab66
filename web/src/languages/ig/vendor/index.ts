import { type Dictionary, SERVER_WORDS } from '~/language/dictionary'
import { closedTerm, hours, open } from './hours'
import { importing, itemImport } from './import'
import { itemChanges, itemForm, itemOptions, itemPicture, items } from './items'
import { frame, goods, order, orders, refuse, steps } from './orders'
import { earnings, sales } from './sales'
import { server } from './server'

/** The texts of shops' own pages, loaded with those. */
const dictionary: Dictionary = {
  [SERVER_WORDS]: server,
  'vendor.closedTerm': closedTerm,
  'vendor.earnings': earnings,
  'vendor.frame': frame,
  'vendor.goods': goods,
  'vendor.hours': hours,
  'vendor.import': importing,
  'vendor.itemImport': itemImport,
  'vendor.itemChanges': itemChanges,
  'vendor.itemForm': itemForm,
  'vendor.itemOptions': itemOptions,
  'vendor.itemPicture': itemPicture,
  'vendor.items': items,
  'vendor.open': open,
  'vendor.order': order,
  'vendor.orders': orders,
  'vendor.refuse': refuse,
  'vendor.sales': sales,
  'vendor.steps': steps,
}

export default dictionary
