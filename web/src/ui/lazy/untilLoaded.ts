import { textsLoaded } from '~/language'

const NEXT_TRY_MS = 5_000

/**
 * Loads a module, and waits for the texts of the language that is shown. If that fails, again until it succeeds.
 * @throws what the last try threw, if `signal` has ended the wait
 */
export async function untilLoaded<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      const [module] = await Promise.all([load(), textsLoaded()])
      return module
    } catch (error) {
      if (!signal?.aborted) await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS))
      if (signal?.aborted) throw error
    }
  }
}
