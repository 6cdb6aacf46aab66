import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { readStored } from '~/browser/browserStorage'
import { pushAbility } from './browserPush'

/** Kept once somebody answered the question in this browser: nobody is asked twice. */
export const ANSWERED_KEY = 'pushes-asked'

/** Whether it is known if `TellMe` asks anything, so that what stands below it has its place. */
export function useTellMeKnown(): boolean {
  const { data, isError } = useQuery({ ...api.news.read.queryOptions(), enabled: false })
  return data !== undefined || isError || readStored(ANSWERED_KEY) !== null || pushAbility() === 'unsupported'
}
