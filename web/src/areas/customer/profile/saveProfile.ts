import type { UserProfile } from '@ozi/contract'
import { type CallRefusal, client, refusalOf } from '~/api'
import { noteCodeSent } from '~/account/codeClock'
import { textsNow } from '~/language'
import { accountTexts } from '~/languages/en/customer/account'
import { profileTexts } from '~/languages/en/customer/profile'
import { notice } from '~/ui/notice'
import { type ProfileValues, toInput } from './values'

/**
 * Saves what was typed and says so. A code has then been mailed where another address was asked for.
 * @returns what the profile is now, or why it could not be saved
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
    const told = notice.success(
      textsNow(accountTexts).profileSaved,
      isAsked ? texts.savedPending(userProfile.pendingEmail) : texts.savedText,
    )
    if (isAsked) void told.then(leadToCode)
    return { saved: userProfile }
  } catch (error) {
    return { refusal: refusalToShow(refusalOf(error)) }
  }
}

/** What is left to do stands above the form, out of sight on a phone. */
function leadToCode(): void {
  // After the dialog has given the focus back to where it came from.
  setTimeout(() => document.getElementById('code')?.focus(), 60)
}

/** A picture that is refused is refused at its field. */
function refusalToShow(refusal: CallRefusal): CallRefusal {
  const isAboutImage =
    refusal.code === 'IMAGE_TOO_LARGE' ||
    refusal.code === 'IMAGE_UNREADABLE' ||
    refusal.code === 'IMAGE_HEIC' ||
    refusal.code === 'BODY_TOO_LARGE'
  return isAboutImage ? { ...refusal, fields: { profileImage: refusal.message } } : refusal
}
