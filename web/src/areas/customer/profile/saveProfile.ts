import type { UserProfile } from '@ozi/contract'
import { type CallRefusal, client, refusalOf } from '~/api'
import { noteCodeSent } from '~/account/codeClock'
import { textsNow } from '~/language'
import { accountTexts } from '~/languages/en/account/account'
import { profileTexts } from '~/languages/en/customer/profile'
import { notice } from '~/ui/notice/notice'
import { type ProfileValues, toInput } from './profileValues'

/**
 * Saves the profile and says so. If the e-mail address was changed, the server has mailed a code to the new
 * one.
 * @returns the saved profile, or why it was not saved
 */
export async function saveProfile(
  values: ProfileValues,
  profile: UserProfile,
  currentPassword: string | null,
): Promise<{ saved: UserProfile } | { refusal: CallRefusal }> {
  try {
    const { userProfile } = await client.accounts.saveProfile(toInput(values, profile, currentPassword))
    const texts = textsNow(profileTexts)
    const isAsked = userProfile.pendingEmail !== '' && userProfile.pendingEmail !== profile.pendingEmail
    if (isAsked) noteCodeSent(userProfile.pendingEmail)
    const dismissal = notice.success(
      textsNow(accountTexts).profileSaved,
      isAsked ? texts.savedPending(userProfile.pendingEmail) : texts.savedText,
    )
    if (isAsked) void dismissal.then(leadToCode)
    return { saved: userProfile }
  } catch (error) {
    return { refusal: refusalToShow(refusalOf(error)) }
  }
}

/** Moves the focus to the code field, which on a phone is above the visible part of the form. */
function leadToCode(): void {
  // After the dialog has returned the focus.
  setTimeout(() => document.getElementById('code')?.focus(), 60)
}

/** Assigns a refusal of the picture to its field. */
function refusalToShow(refusal: CallRefusal): CallRefusal {
  const isAboutImage = refusal.code.startsWith('IMAGE_') || refusal.code === 'BODY_TOO_LARGE'
  return isAboutImage ? { ...refusal, fields: { profileImage: refusal.message } } : refusal
}
