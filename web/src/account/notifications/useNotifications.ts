import type { Notifications } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { notificationsTexts } from '~/languages/en/account/notifications'
import { useSession } from '~/session'
import { notice } from '~/ui/notice/notice'
import { arePushesWanted, PushRefused, pushAbility, turnPushesOff, turnPushesOn } from './browserPush'

/** Reads how this account's notifications reach it, and turns pushes on and off in this browser. */
export function useNotifications() {
  const texts = useTexts(notificationsTexts)
  const queries = useQueryClient()
  const options = api.notifications.read.queryOptions()
  const accountId = useSession()?.data?._id
  const query = useQuery({ ...options, enabled: accountId !== undefined })
  const [ability, setAbility] = useState(pushAbility)
  const [isBusy, setBusy] = useState(false)
  const { data } = query.data ?? {}
  const accept = (changed: Notifications) => queries.setQueryData(options.queryKey, { data: changed })

  async function turn(isOn: boolean): Promise<void> {
    if (isBusy || data === undefined) return
    setBusy(true)
    try {
      accept(await (isOn ? turnPushesOn(data.publicKey) : turnPushesOff()))
    } catch (error) {
      if (!(error instanceof PushRefused)) void notice.error(texts.failed, refusalOf(error).message)
    } finally {
      setAbility(pushAbility())
      setBusy(false)
    }
  }

  // A login ends what the session before it had; the browser still allows it.
  const comingBack = data !== undefined && !data.isHere && arePushesWanted() ? data.publicKey : null
  useEffect(() => {
    if (comingBack === null) return
    const { queryKey } = api.notifications.read.queryOptions()
    void turnPushesOn(comingBack).then(
      (changed) => queries.setQueryData(queryKey, { data: changed }),
      () => undefined,
    )
  }, [comingBack, queries])

  return { query, data, ability, isBusy, turn, accept }
}
