import type { Dictionary } from '~/language/dictionary'
import { script } from './script'
import { notFound, site } from './site'
import { forgot, login, logout, newPassword, register, signup, verify } from './ways-in'

/** The texts of public pages, which the server alone renders. */
const dictionary: Dictionary = {
  'public.forgot': forgot,
  'public.login': login,
  'public.logout': logout,
  'public.newPassword': newPassword,
  'public.notFound': notFound,
  'public.register': register,
  'public.script': script,
  'public.signup': signup,
  'public.site': site,
  'public.verify': verify,
}

export default dictionary
