import { useStore } from '~/browser/useStore'
import { notice } from './notice'
import { useIsQuiet } from '../lazy/useIsQuiet'
import { useLoaded } from '../lazy/useLoaded'

/** Renders notices; used once, in the root. The dialog is loaded ahead, since a notice may be of no network. */
export function NoticeHost() {
  const [current] = useStore(notice.queue)
  const NoticeDialog = useLoaded(
    () => import('./NoticeDialog'),
    useIsQuiet() || current !== undefined,
  )?.default
  return current && NoticeDialog ? <NoticeDialog key={current.id} notice={current} /> : null
}
