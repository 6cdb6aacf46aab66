// The browser's own functions for passkeys. Browsers without their JSON forms keep to passwords.

/** Why there is no passkey: its owner said no or waited too long; this device has one already; something else. */
type PasskeyError = 'cancelled' | 'known' | 'failed'

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether this very device can check its owner, by finger, face or PIN. */
export const canKeepPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

/** Whether the browser offers passkeys among what it fills into a form. */
export const canFillInPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable().catch(() => false))

/** Makes a passkey. @param options the server's, as JSON @returns what the server is to keep */
export function makePasskey(options: unknown): Promise<Record<string, unknown> | PasskeyError> {
  const publicKey = () =>
    PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  return asJson(() => navigator.credentials.create({ publicKey: publicKey() }))
}

/**
 * Signs with one of the passkeys, which its owner chooses.
 * @param options the server's, as JSON
 * @param fillIn the passkeys are offered among what the browser fills in, until this is aborted; otherwise at once
 */
export function signWithPasskey(
  options: unknown,
  fillIn?: AbortSignal,
): Promise<Record<string, unknown> | PasskeyError> {
  const publicKey = () =>
    PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  return asJson(() =>
    navigator.credentials.get({
      publicKey: publicKey(),
      ...(fillIn && { mediation: 'conditional' as const, signal: fillIn }),
    }),
  )
}

async function asJson(
  ask: () => Promise<Credential | null>,
): Promise<Record<string, unknown> | PasskeyError> {
  try {
    const made = await ask()
    return made instanceof PublicKeyCredential ? { ...made.toJSON() } : 'failed'
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
    return name === 'InvalidStateError' ? 'known' : 'failed'
  }
}
