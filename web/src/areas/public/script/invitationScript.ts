import { enhanceEveryPage } from './everyPage'
import { findForm } from './form/enhanceForm'
import { enhanceInvitationForm } from './invitationForm'

// The only script of the page on which the invited join the staff.

enhanceEveryPage()
const form = findForm('invitation')
if (form) enhanceInvitationForm(form)
