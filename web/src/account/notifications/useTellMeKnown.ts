import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { storedToggle } from '~/browser/storedToggle'
import { pushAbility } from './browserPush'

/** On once somebody answered the question in this browser: nobody is asked twice. */
export const tellMeAnswered = storedToggle('pushes-asked')

/** Whether it is known if `TellMe` asks anything, so that what stands below it has its place. */
export function useTellMeKnown(): boolean {
  const { data, isError } = useQuery({ ...api.notifications.read.queryOptions(), enabled: false })
  return data !== undefined || isError || tellMeAnswered.isOn() || pushAbility() === 'unsupported'
}
