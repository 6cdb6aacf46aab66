import { closeMenuOnEscape } from '../../shared/menu'
import { enhanceLanguageLinks } from '../languageLinks'
import { enhanceAddForms } from './addForms'
import { showCart } from './cartBar'

// The only script of the public pages of shops. They are readable without it, and their forms lead to the way in.

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
  menu.addEventListener('keydown', (event) => closeMenuOnEscape(event, menu))
}
enhanceLanguageLinks()
showCart()
enhanceAddForms()
