import { enhanceEveryPage } from '../everyPage'
import { enhanceAddForms } from './addForms'
import { showCart } from './cartBar'

// The only script of the public pages of shops. They are readable without it, and their forms lead to the way in.

enhanceEveryPage()
showCart()
enhanceAddForms()
