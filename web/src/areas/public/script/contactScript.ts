import { enhanceContactForm } from './contactForm'
import { enhanceEveryPage } from './everyPage'
import { findForm } from './form/enhanceForm'

// The only script of /contact.

enhanceEveryPage()
const form = findForm('contact')
if (form) enhanceContactForm(form)
