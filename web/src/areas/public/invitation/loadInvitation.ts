import type { StaffRole } from '@ozi/contract'
import type { PublicCalls } from '~/api/pageServer'
import { refusalOf } from '~/api/refusal'
import { type DeadEnd, deadEndOf } from '../shared/deadEnds'

export type FoundInvitation =
  | { readonly is: 'open'; readonly email: string; readonly role: StaffRole; readonly invitedBy: string }
  | { readonly is: DeadEnd }

export async function loadInvitation(calls: PublicCalls, token: string): Promise<FoundInvitation> {
  if (token === '') return { is: 'unknown' }
  try {
    return { is: 'open', ...(await calls.staff.readInvitation({ token })) }
  } catch (error) {
    const { code } = refusalOf(error)
    return { is: code === 'VALIDATION' ? 'unknown' : (deadEndOf(code) ?? 'down') }
  }
}

export const statusOf = ({ is }: FoundInvitation): number => (is === 'open' ? 200 : is === 'down' ? 503 : 410)
