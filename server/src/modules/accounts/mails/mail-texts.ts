import { CODE, localTime, type Passkey, PASSKEYS, PASSWORD_LINK } from '@ozi/contract'
import { greet } from '../../../platform/mail/greeting.ts'
import { composeMail, type MailParts } from '../../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import type { PasskeyScope } from '../passkeys/passkeys.store.ts'

/** Every mail to an account holder needs this. */
export interface MailContext {
  /** The account holder's name. */
  readonly name: string
  readonly publicUrl: string
  readonly support: string
}

const mail = (
  { name, support }: MailContext,
  parts: Omit<MailParts, 'greeting' | 'footer'> & { readonly greeting?: string },
) => composeMail({ greeting: greet(name), footer: `Questions? Write to ${support}.`, ...parts })

export const codeMail = (context: MailContext, code: string): MailContent =>
  mail(context, {
    subject: `${code} is your Ozi code`,
    paragraphs: ['Here is the code to confirm your e-mail address. Enter it where Ozi asks for it:'],
    code,
    closing: [
      `It works once, for ${CODE.lifetimeMinutes} minutes.`,
      'If you did not ask for it, ignore this mail: without the code nothing happens. Please do not give the code to anyone; we never ask for it.',
    ],
  })

export const passwordLinkMail = (context: MailContext, token: string): MailContent =>
  mail(context, {
    subject: 'Choose a new Ozi password',
    paragraphs: [
      'Somebody (we hope it was you) asked for a new password for your Ozi account. Choose it here:',
    ],
    link: { label: 'Choose a new password', url: `${context.publicUrl}/new-password?token=${token}` },
    closing: [
      `The link works once, for ${PASSWORD_LINK.lifetimeMinutes} minutes.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  })

/** For a customer whose account the staff created during a call. */
export const accountMadeMail = (context: MailContext, token: string): MailContent =>
  mail(context, {
    subject: 'Your Ozi account',
    paragraphs: [
      'You called us, and we opened an Ozi account for your order. Choose a password to follow this order and to place the next one yourself:',
    ],
    link: { label: 'Choose a password', url: `${context.publicUrl}/new-password?token=${token}` },
    closing: [
      `The link works once, for ${PASSWORD_LINK.lifetimeMinutes} minutes. After that, ask for a new one here: ${context.publicUrl}/forgot`,
      'If you did not call us, ignore this mail: without the link nobody can log in.',
    ],
  })

/** For a rider whom the staff registered. */
export const riderMadeMail = (context: MailContext, token: string): MailContent =>
  mail(context, {
    subject: 'You ride for Ozi now',
    paragraphs: [
      'Welcome to Ozi! We registered you as a rider. Choose your own password, then log in with this e-mail address and take your first job:',
    ],
    link: passwordChoice(context, token),
    closing: closingOf(context),
  })

/** For the vendor of a shop that the staff registered; the account's name is the shop's. */
export const vendorMadeMail = (context: MailContext, token: string): MailContent =>
  mail(context, {
    greeting: `Hello ${context.name},`,
    subject: 'Your shop is on Ozi now',
    paragraphs: [
      'Welcome to Ozi! We registered your shop. Choose your own password, then log in with this e-mail address and put on sale what you sell:',
    ],
    link: passwordChoice(context, token),
    closing: closingOf(context),
  })

const passwordChoice = ({ publicUrl }: MailContext, token: string) => ({
  label: 'Choose a password',
  url: `${publicUrl}/new-password?token=${token}`,
})

const closingOf = ({ publicUrl }: MailContext) => [
  `From now on you log in here: ${publicUrl}/login`,
  `The link to choose a password works once, for ${PASSWORD_LINK.lifetimeMinutes} minutes. After that, ask for a new one here: ${publicUrl}/forgot`,
  'If our office told you a password, it works until you choose your own.',
]

const REMOVED: Readonly<Record<PasskeyScope, string>> = {
  all: 'All passkeys were removed',
  new: `Passkeys of the last ${PASSKEYS.newDays} days were removed`,
}

const describe = ({ device, createdAt }: Passkey) =>
  `${device || 'An unknown device'}, since ${localTime(createdAt)} (time in Lagos)`

/** @param passkeys those that still log in @param removed those that ended with the old password */
export const passwordChangedMail = (
  context: MailContext,
  {
    passkeys,
    removed,
  }: { readonly passkeys: readonly Passkey[]; readonly removed?: PasskeyScope | undefined },
): MailContent =>
  mail(context, {
    subject: 'Your Ozi password was changed',
    paragraphs: [
      'The password of your Ozi account was just changed, and you were logged out on every device.',
      ...(removed
        ? [
            `${REMOVED[removed]}, because the password was set by a mailed link. Make yours again after the log-in.`,
          ]
        : []),
      ...(passkeys.length > 0
        ? [
            `These still log in with a passkey: ${passkeys.map(describe).join('; ')}. If one is not yours, remove it on the page “Two-step login” of your profile.`,
          ]
        : []),
      'Was it you? Then all is well. If not, choose a new password right away:',
    ],
    link: { label: 'Choose a new password', url: `${context.publicUrl}/forgot` },
  })

/** Goes to the address in force. */
export const emailChangeAskedMail = (context: MailContext): MailContent =>
  mail(context, {
    subject: 'Somebody asked to change your Ozi e-mail address',
    paragraphs: [
      'Somebody (we hope it was you) asked to change the e-mail address of your Ozi account. Nothing has changed yet: it changes only when the code we sent to the new address is entered.',
      'Was it you? Then all is well. If not, choose a new password right away: that also stops the change.',
    ],
    link: { label: 'Choose a new password', url: `${context.publicUrl}/forgot` },
  })

/** Goes to the previous address. */
export const emailChangedMail = (
  context: MailContext,
  { isByStaff }: { readonly isByStaff: boolean },
): MailContent =>
  mail(context, {
    subject: 'Your Ozi e-mail address was changed',
    paragraphs: [
      'Your Ozi account now has another e-mail address; from now on we write there.',
      ...(isByStaff ? [`Our office changed it. ${LOGGED_OUT}`] : []),
      `${isByStaff ? 'Did you ask for it' : 'Was it you'}? Then all is well. If not, write to ${context.support} right away, and we will look into it.`,
    ],
  })

const LOGGED_OUT = 'You were logged out on every device.'
const notBefore = (until: Date) => `before ${localTime(until)} (time in Lagos)`

/** To the address that the staff set. */
export const emailSetMail = (context: MailContext, until: Date): MailContent =>
  mail(context, {
    subject: 'Your Ozi account has this e-mail address now',
    paragraphs: [
      `Our office set it. ${LOGGED_OUT} Log in with this address and the password you have:`,
      `To keep your account safe, we mail no link for a new password here ${notBefore(until)}. In a hurry, call or write to us.`,
    ],
    link: { label: 'Log in', url: `${context.publicUrl}/login` },
    closing: ['If you have no Ozi account, ignore this mail.'],
  })

/** Instead of a link, to an address that the staff set a short time ago. */
export const passwordLinkLaterMail = (context: MailContext, until: Date): MailContent =>
  mail(context, {
    subject: 'A new Ozi password: not yet',
    paragraphs: [
      'Somebody (we hope it was you) asked for a new password for your Ozi account.',
      `Our office has just changed the account’s e-mail address. To keep it safe, we mail no link here ${notBefore(until)}. Ask again then. In a hurry, call or write to us.`,
    ],
    link: { label: 'Ask again', url: `${context.publicUrl}/forgot` },
    closing: ['If it was not you, ignore this mail: your password stays as it is.'],
  })

export const phoneChangedMail = (context: MailContext): MailContent =>
  mail(context, {
    subject: 'Your Ozi phone number was changed',
    paragraphs: [
      'The phone number of your Ozi account was just changed.',
      `Was it you? Then all is well. If not, change your password and write to ${context.support}.`,
    ],
    link: { label: 'Go to your profile', url: `${context.publicUrl}/dashboard/profile` },
  })

export const suspendedMail = (context: MailContext, reason: string): MailContent =>
  mail(context, {
    subject: 'Your Ozi account is suspended',
    paragraphs: [
      'Our office suspended your Ozi account: until this is lifted you cannot log in. Everything in it stays.',
      `Why: ${reason}`,
      `To talk about it, write to ${context.support}.`,
    ],
  })

export const suspensionLiftedMail = (context: MailContext): MailContent =>
  mail(context, {
    subject: 'Your Ozi account is open again',
    paragraphs: ['You can log in to your Ozi account again. Everything in it is as it was.'],
    link: { label: 'Log in', url: `${context.publicUrl}/login` },
  })

/** To a rider or a shop. Neither the bank nor the number is in it. */
export const bankAccountChangedMail = (context: MailContext): MailContent =>
  mail(context, {
    subject: 'Your bank account at Ozi was changed',
    paragraphs: [
      'The bank account that Ozi pays you to was just changed.',
      `Was it you? Then all is well. If not, change your password and write to ${context.support} at once: until then, your money goes to the new account.`,
    ],
    link: { label: 'Log in and look', url: `${context.publicUrl}/login` },
  })

export const SECOND_FACTOR_CHANGES = [
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
] as const
export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number]

const SECOND_FACTOR_WORDS: Readonly<Record<SecondFactorChange, { subject: string; now: string }>> = {
  'second-factor-on': {
    subject: 'Two-step login was turned on',
    now: 'From now on you need a code from your authenticator app to log in to your Ozi account, and every other phone and computer was logged out. Keep your recovery codes where you can find them without your phone.',
  },
  'second-factor-off': {
    subject: 'Two-step login was turned off',
    now: 'From now on you need only your password to log in to your Ozi account.',
  },
  'second-factor-reset': {
    subject: 'Your two-step login was reset',
    now: 'An administrator turned off two-step login for your Ozi account and removed its passkeys, and you were logged out on every device. Now you log in with your password alone; please turn two-step login on again on your profile.',
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    now: 'New recovery codes were made for your Ozi account. The old ones no longer work.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Ozi account',
    now: 'From now on the phone or computer where it was made logs in to your Ozi account by finger, face or PIN. You remove it on the page “Two-step login” of your profile.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Ozi account',
    now: 'The phone or computer that had it logs in with your password again.',
  },
}

export function secondFactorMail(context: MailContext, change: SecondFactorChange): MailContent {
  const { subject, now } = SECOND_FACTOR_WORDS[change]
  const isReset = change === 'second-factor-reset'
  return mail(context, {
    subject,
    paragraphs: [
      now,
      `${isReset ? 'Did you ask for it' : 'Was it you'}? Then all is well. If not, choose a new password right away and write to ${context.support}.`,
    ],
    link: { label: 'Choose a new password', url: `${context.publicUrl}/forgot` },
  })
}
