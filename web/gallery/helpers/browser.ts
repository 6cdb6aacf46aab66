/** What the browser can do, or what its owner has allowed. */
interface Offers {
  /** Draws maps (WebGL): only for pages that ask for it, since that costs seconds. */
  readonly maps: boolean
  readonly pushes: NotificationPermission
  readonly sound: AudioContextState
  /** Offers passkeys at the e-mail field, for which a login asks the server for a challenge. */
  readonly passkeysInForms: boolean
  /** Checks its owner by finger, face or PIN. */
  readonly passkeysOfDevice: boolean
  readonly savesData: boolean
  readonly share: Navigator['share'] | undefined
  readonly writeText: Clipboard['writeText']
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition' | 'watchPosition' | 'clearWatch'>
}

const refusePosition = (_found: PositionCallback, fails?: PositionErrorCallback | null) => {
  fails?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  return 1
}
const never = () => new Promise<never>(() => undefined)

const LEAST: Offers = {
  maps: false,
  pushes: 'denied',
  sound: 'suspended',
  passkeysInForms: false,
  passkeysOfDevice: false,
  savesData: false,
  share: undefined,
  writeText: never,
  geolocation: {
    getCurrentPosition: refusePosition,
    watchPosition: refusePosition,
    clearWatch: () => undefined,
  },
}

let offers = LEAST

/** What this test's browser offers beside the least: it does not depend on the browser's version. */
export const offer = (more: Partial<Offers>) => void (offers = { ...offers, ...more })
export const offerLeast = () => void (offers = LEAST)

const define = (of: object, values: Readonly<Record<string, () => unknown>>) => {
  for (const [name, get] of Object.entries(values))
    Object.defineProperty(of, name, { configurable: true, get })
}
define(Notification, { permission: () => offers.pushes })
define(AudioContext.prototype, { state: () => offers.sound })
define(PublicKeyCredential, {
  isConditionalMediationAvailable: () => () => Promise.resolve(offers.passkeysInForms),
  isUserVerifyingPlatformAuthenticatorAvailable: () => () => Promise.resolve(offers.passkeysOfDevice),
})
define(navigator, {
  share: () => offers.share,
  clipboard: () => ({ writeText: offers.writeText }),
  connection: () => ({ saveData: offers.savesData }),
  contacts: () => undefined,
  geolocation: () => offers.geolocation,
})

const { getContext } = HTMLCanvasElement.prototype
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...[kind, ...more]: [string]) {
  return kind === 'webgl2' && !offers.maps ? null : Reflect.apply(getContext, this, [kind, ...more])
} as typeof getContext
