import type { Dictionary } from '~/language/dictionary'
import { about, contact, reading, services } from './about'
import { fare, refusals, track, whatItIs } from './errands'
import { form } from './form'
import { help } from './help'
import { hero } from './hero'
import { home } from './home'
import { offline } from './offline'
import { notFound, site, unknownPath } from './site'
import { cartBar, store, storePage, stores } from './stores'
import { forgot, login, logout, newPassword, register, signup, verify } from './ways-in'

/** The texts of public pages, which the server alone renders. */
const dictionary: Dictionary = {
  'public.about': about,
  'public.cartBar': cartBar,
  'public.contact': contact,
  'public.fare': fare,
  'public.fareRefusals': refusals,
  'public.form': form,
  'public.forgot': forgot,
  'public.help': help,
  'public.hero': hero,
  'public.home': home,
  'public.login': login,
  'public.logout': logout,
  'public.newPassword': newPassword,
  'public.notFound': notFound,
  'public.offline': offline,
  'public.reading': reading,
  'public.register': register,
  'public.services': services,
  'public.signup': signup,
  'public.site': site,
  'public.store': store,
  'public.storePage': storePage,
  'public.stores': stores,
  'public.track': track,
  'public.unknownPath': unknownPath,
  'public.verify': verify,
  'public.whatItIs': whatItIs,
}

export default dictionary
