import {
  CLOSURE,
  closureMessages,
  PERMISSIONS,
  type ClosedRoad,
  type Closure,
  type ClosureGeometry,
  type ClosureInput,
  type ClosurePreview,
  type ClosurePreviewInput,
  type ClosureState,
  type ServerEvents,
} from '@ozi/contract'
import { lineLengthM, type Region, type RoadOfMap } from '@ozi/geo'
import { v7 as newId } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery } from '../../../platform/lists/paging.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { roleRoom, type Sockets } from '../../../platform/sockets/sockets.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { roadsClosedBy } from '../closed-roads.ts'
import type { PlacesService } from '../places.service.ts'
import { chooseStreet } from './choose-street.ts'
import { endClosure, findClosure, insertClosure, listClosures, type ClosureRecord } from './closures.store.ts'
import type { CurrentClosures } from './current-closures.ts'

export interface ClosuresDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
  readonly current: CurrentClosures
  readonly places: Pick<PlacesService, 'avoidsClosed'>
  /** The region in force. */
  readonly region: () => Region
}

/** Roads that the staff closes. Ways, and so new quotes, follow at once; quotes in force keep their fares. */
export function createClosuresService({ database, audit, sockets, current, places, region }: ClosuresDeps) {
  /** @throws Refusal VALIDATION at `geometry` if it closes no road, or too many */
  function requireRoads(geometry: ClosureGeometry): readonly RoadOfMap[] {
    const roads = roadsClosedBy(region(), geometry)
    if (roads.length === 0) throw Refusal.fields({ geometry: closureMessages.noRoad })
    if (roads.length > CLOSURE.roadsMax) throw Refusal.fields({ geometry: closureMessages.tooManyRoads })
    return roads
  }

  const withLines = (closure: ClosureRecord): Closure => ({
    ...closure,
    lines: closure.isInForce
      ? linesOf(roadsClosedBy(region(), current.geometryOf(closure._id) ?? closure.geometry))
      : [],
  })

  async function announceChange(): Promise<void> {
    await current.changed()
    sockets.emit(PERMISSIONS.seeOrders.map(roleRoom), 'closures_changed', {})
  }

  return {
    /** Newest first. */
    async list({
      state,
      ...query
    }: Omit<PageQuery, 'search'> & { readonly state?: ClosureState | undefined }): Promise<Page<Closure>> {
      const request = readPageQuery(query)
      const page = await listClosures(database.sql, { ...request, state })
      return { ...page, rows: page.rows.map(withLines) }
    },

    areFollowed: (): boolean => places.avoidsClosed(),

    /** @throws Refusal VALIDATION if no road is chosen, or too many */
    preview(input: ClosurePreviewInput): ClosurePreview {
      const geometry = 'geometry' in input ? input.geometry : chooseStreet(region(), input)
      const roads = requireRoads(geometry)
      return { geometry, roads: sumByName(roads), lines: linesOf(roads) }
    },

    /** @throws Refusal VALIDATION if no road is chosen, or too many, or the end is past */
    async add(caller: Caller, { geometry, reason, endsAt }: ClosureInput): Promise<Closure> {
      const end = endsAt === null ? null : new Date(endsAt)
      if (end && end.getTime() <= Date.now()) throw Refusal.fields({ endsAt: closureMessages.endsTooSoon })
      const { dataVersion } = region()
      const roads = sumByName(requireRoads(geometry))
      const added = await database.transaction(async (queries) => {
        const _id = newId()
        const createdBy = caller.accountId
        await insertClosure(queries, { _id, createdBy, reason, geometry, dataVersion, roads, endsAt: end })
        await audit.record(queries, caller, {
          action: 'closure.add',
          subject: { id: _id, label: labelOf(roads) },
          after: { endsAt: end?.toISOString() ?? null },
          reason,
        })
        return required(await findClosure(queries, _id))
      })
      await announceChange()
      return withLines(added)
    },

    /** One that has ended stays as it is. @throws Refusal NOT_FOUND */
    async end(caller: Caller, closureId: string): Promise<Closure> {
      const closure = await database.transaction(async (queries) => {
        if (!(await endClosure(queries, closureId, caller.accountId))) {
          return required(await findClosure(queries, closureId))
        }
        const ended = required(await findClosure(queries, closureId))
        await audit.record(queries, caller, {
          action: 'closure.end',
          subject: { id: closureId, label: labelOf(ended.roads) },
          before: { endsAt: ended.endsAt },
          after: { endsAt: ended.ended?.at ?? null },
        })
        return ended
      })
      await announceChange()
      return withLines(closure)
    },
  }
}

export type ClosuresService = ReturnType<typeof createClosuresService>

/** @throws Refusal NOT_FOUND */
function required(closure: ClosureRecord | null): ClosureRecord {
  if (!closure) throw new Refusal('NOT_FOUND')
  return closure
}

const linesOf = (roads: readonly RoadOfMap[]) => roads.map(({ geometry }) => geometry)

/** The longest first. */
function sumByName(roads: readonly RoadOfMap[]): ClosedRoad[] {
  const metres = new Map<string, number>()
  for (const { name, geometry } of roads) {
    metres.set(name, (metres.get(name) ?? 0) + lineLengthM(geometry))
  }
  return [...metres]
    .sort(([, a], [, b]) => b - a)
    .map(([name, lengthM]) => ({ name, km: Math.round(lengthM) / 1000 }))
}

const NAMES_IN_LABEL = 3

function labelOf(roads: readonly ClosedRoad[]): string {
  const names = roads.map(({ name }) => name || 'a road without a name')
  const others = names.length - NAMES_IN_LABEL
  return [...names.slice(0, NAMES_IN_LABEL), ...(others > 0 ? [`${others} more`] : [])].join(', ')
}
