import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * The first is Chromium without windows, as Playwright itself takes it where nothing is shown. It has the same
 * pages, workers and network, and the journeys cost 0.85 times the CPU seconds.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser for the journeys: CHROMIUM_PATH, else the first one on the PATH. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ]
  const found = candidates.find(isProgram)
  if (!found) throw new Error('no Chromium found: install it, or set CHROMIUM_PATH')
  return found
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * For each page these features start a hidden one, of the address bar that nobody sees. The last switch of its name
 * wins, so those that Playwright switches off are repeated: after a new release of it, look at its chromiumSwitches.ts.
 */
const DISABLED_FEATURES: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's, but for Windows and Edge.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Beside those of Playwright, which work as root and contact no other hosts. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/** Pages draw no maps, as in a browser without WebGL: that costs most journeys seconds and tells them nothing. */
export const WITHOUT_MAPS = '--disable-3d-apis'
