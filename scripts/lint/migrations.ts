import { parse, type AlterTableCmd, type ColumnDef, type Constraint, type Node } from 'libpg-query'

export interface Migration {
  /** Such as `0255_backfills.sql`. */
  readonly name: string
  readonly text: string
}

/** Later files rely on what earlier ones have done. */
interface Earlier {
  /** The column that a check keeps from being null, by table and constraint. */
  readonly notNullChecks: Map<string, string>
  /** Tables and columns whose check against null holds for all rows. */
  readonly neverNull: Set<string>
}

interface File {
  /** Nobody uses a table before its file is through, so the rules do not count for it. */
  readonly madeTables: ReadonlySet<string>
  /** By table and name. */
  readonly madeConstraints: Set<string>
  readonly isAlone: boolean
  /** Whether a released version reads what it drops no more. */
  readonly isUnread: boolean
}

const UNREAD = /^-- unread since (\S+)$/m
const REWRITES: ReadonlySet<string> = new Set([
  ...['AT_AlterColumnType', 'AT_SetLogged', 'AT_SetUnLogged', 'AT_SetAccessMethod', 'AT_SetTableSpace'],
])
const SERIALS: ReadonlySet<string> = new Set(['serial', 'bigserial', 'smallserial', 'serial4', 'serial8'])
/** Functions whose value is the same for all rows of a statement. */
const STABLE: ReadonlySet<string> = new Set(['now', 'transaction_timestamp'])

const SAYS = {
  index: 'builds an index under a lock: use CREATE INDEX CONCURRENTLY, in a file of its own',
  indexName: 'needs a name and IF NOT EXISTS, so that an interrupted build can be repeated',
  alone: 'changes an index concurrently, outside a transaction: this needs a file of its own',
  notValid: 'checks all rows under a lock: add it NOT VALID, and VALIDATE it in a later file',
  validate: 'validates under the lock of the file that adds the constraint: use a later file',
  notNull: 'checks all rows under a lock: first a CHECK (… IS NOT NULL) NOT VALID, validated in a later file',
  rows: 'changes rows under a lock: use a backfill',
  rewrite: 'rewrites the table under a lock: add a column and fill it by a backfill',
  noDefault: 'fails if there are rows, and for inserts of the version before: give it a default',
  renamed: 'the version before reads the old name: add the new one, and drop the old one in a later version',
  unread: 'a released version may read it: say “-- unread since <version>”, a version of CHANGELOG.md',
  unseen: 'cannot be checked: write the statements themselves',
} as const

/**
 * What new migrations would do to a database in use: hold a lock while they go through a table, or take away what the
 * version before needs.
 *
 * @param files all migrations, in their order
 * @param lastOld the name of the last one that these rules do not count for
 * @param released the versions that are in use, of CHANGELOG.md
 * @returns a line for each problem
 */
export async function checkMigrations(
  files: readonly Migration[],
  lastOld: string,
  released: readonly string[],
): Promise<string[]> {
  const earlier: Earlier = { notNullChecks: new Map(), neverNull: new Set() }
  const problems: string[] = []
  for (const { name, text } of files) {
    const statements = ((await parse(text)).stmts ?? []).flatMap(({ stmt }) => stmt ?? [])
    const file: File = {
      madeTables: new Set(statements.flatMap(madeTable)),
      madeConstraints: new Set(),
      isAlone: statements.length === 1,
      isUnread: released.includes(UNREAD.exec(text)?.[1] ?? ''),
    }
    for (const statement of statements) {
      const found = problemsOf(statement, file, earlier)
      if (name > lastOld) problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
  }
  return problems
}

function madeTable(statement: Node): string[] {
  if ('CreateStmt' in statement) return [statement.CreateStmt.relation?.relname ?? '']
  if ('CreateTableAsStmt' in statement) return [statement.CreateTableAsStmt.into?.rel?.relname ?? '']
  return []
}

function problemsOf(statement: Node, file: File, earlier: Earlier): string[] {
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [], objtype } = statement.AlterTableStmt
    const table = relation?.relname ?? ''
    if (objtype !== 'OBJECT_TABLE' || file.madeTables.has(table)) return []
    return cmds.flatMap((each) =>
      'AlterTableCmd' in each ? problemsOfChange(table, each.AlterTableCmd, file, earlier) : [],
    )
  }
  if ('IndexStmt' in statement) {
    const { concurrent, if_not_exists: isRepeatable, idxname: name = '', relation } = statement.IndexStmt
    if (file.madeTables.has(relation?.relname ?? '')) return []
    if (!concurrent) return [`${name} ${SAYS.index}`]
    if (!isRepeatable || name === '') return [`${name} ${SAYS.indexName}`]
    return file.isAlone ? [] : [`${name} ${SAYS.alone}`]
  }
  if ('RenameStmt' in statement) {
    const { renameType, relation, subname } = statement.RenameStmt
    const isRead =
      renameType === 'OBJECT_COLUMN' || renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_VIEW'
    return isRead ? [`${[relation?.relname, subname].filter(Boolean).join('.')}: ${SAYS.renamed}`] : []
  }
  if ('DropStmt' in statement) {
    const { removeType, concurrent } = statement.DropStmt
    if (concurrent) return file.isAlone ? [] : [SAYS.alone]
    const isRead = removeType === 'OBJECT_TABLE' || removeType === 'OBJECT_VIEW'
    return isRead && !file.isUnread ? [`what it drops: ${SAYS.unread}`] : []
  }
  if ('DoStmt' in statement) return [`DO ${SAYS.unseen}`]
  if ('CreateFunctionStmt' in statement) return []
  return changesRows(statement, file.madeTables) ? [SAYS.rows] : []
}

function problemsOfChange(table: string, change: AlterTableCmd, file: File, earlier: Earlier): string[] {
  const { subtype = '', name = '', def } = change
  const say = (what: string, problem: string) => [`${table}.${what} ${problem}`]
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    return problemsOfConstraint(table, def.Constraint, file, earlier)
  }
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) {
    const problem = problemOfColumn(def.ColumnDef)
    return problem === null ? [] : say(def.ColumnDef.colname ?? '', problem)
  }
  if (subtype === 'AT_ValidateConstraint') {
    if (file.madeConstraints.has(`${table}.${name}`)) return say(name, SAYS.validate)
    const column = earlier.notNullChecks.get(`${table}.${name}`)
    if (column !== undefined) earlier.neverNull.add(`${table}.${column}`)
    return []
  }
  if (subtype === 'AT_SetNotNull') {
    return earlier.neverNull.has(`${table}.${name}`) ? [] : say(name, SAYS.notNull)
  }
  if (subtype === 'AT_DropColumn') return file.isUnread ? [] : say(`${name}:`, SAYS.unread)
  return REWRITES.has(subtype) ? say(name, SAYS.rewrite) : []
}

function problemsOfConstraint(table: string, constraint: Constraint, file: File, earlier: Earlier): string[] {
  const { contype, conname: name = '', skip_validation: isNotValid, indexname, raw_expr: check } = constraint
  file.madeConstraints.add(`${table}.${name}`)
  const column = check && 'NullTest' in check ? columnOf(check.NullTest.arg) : undefined
  if (column !== undefined) earlier.notNullChecks.set(`${table}.${name}`, column)
  // A unique constraint can be made of an index that was built concurrently.
  const isQuick =
    contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' ? indexname !== undefined : isNotValid
  if (isQuick) return []
  return [
    `${table}.${name} ${contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' ? SAYS.index : SAYS.notValid}`,
  ]
}

function columnOf(expression: Node | undefined): string | undefined {
  if (!expression || !('ColumnRef' in expression)) return undefined
  const last = expression.ColumnRef.fields?.at(-1)
  return last && 'String' in last ? last.String.sval : undefined
}

/** A column whose value is the same in all rows is added without touching them. */
function problemOfColumn({ constraints = [], typeName }: ColumnDef): string | null {
  const type = typeName?.names?.at(-1)
  if (type && 'String' in type && SERIALS.has(type.String.sval ?? '')) return SAYS.rewrite
  const all = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []))
  const kinds = new Set(all.map(({ contype }) => contype))
  if (kinds.has('CONSTR_GENERATED') || kinds.has('CONSTR_IDENTITY')) return SAYS.rewrite
  if (all.some(({ contype, raw_expr: value }) => contype === 'CONSTR_DEFAULT' && !isSame(value)))
    return SAYS.rewrite
  if (kinds.has('CONSTR_CHECK') || kinds.has('CONSTR_FOREIGN')) return SAYS.notValid
  if (kinds.has('CONSTR_UNIQUE') || kinds.has('CONSTR_PRIMARY')) return SAYS.index
  return kinds.has('CONSTR_NOTNULL') && !kinds.has('CONSTR_DEFAULT') ? SAYS.noDefault : null
}

/** Whether a default is one value for all rows. */
function isSame(value: Node | undefined): boolean {
  if (!value) return false
  if ('TypeCast' in value) return isSame(value.TypeCast.arg)
  if ('A_ArrayExpr' in value) return (value.A_ArrayExpr.elements ?? []).every(isSame)
  if ('FuncCall' in value) {
    const name = value.FuncCall.funcname?.at(-1)
    return !!name && 'String' in name && STABLE.has(name.String.sval ?? '')
  }
  return 'A_Const' in value || 'SQLValueFunction' in value
}

/** Whether any part of a statement changes rows of a table that was there before; inserting single rows is not meant. */
function changesRows(node: unknown, madeTables: ReadonlySet<string>): boolean {
  if (Array.isArray(node)) return node.some((each) => changesRows(each, madeTables))
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node as Record<string, unknown>).some(([kind, content]) => {
    if (ROW_CHANGES.has(kind)) return !madeTables.has(tableOf(content))
    if (kind === 'InsertStmt' && hasFrom(content)) return true
    if (WHOLE_TABLES.has(kind)) return true
    return changesRows(content, madeTables)
  })
}

const ROW_CHANGES: ReadonlySet<string> = new Set(['UpdateStmt', 'DeleteStmt', 'MergeStmt'])
const WHOLE_TABLES: ReadonlySet<string> = new Set([
  'TruncateStmt',
  'ClusterStmt',
  'VacuumStmt',
  'ReindexStmt',
])

const tableOf = (statement: unknown): string =>
  (statement as { relation?: { relname?: string } }).relation?.relname ?? ''

const hasFrom = (statement: unknown): boolean =>
  JSON.stringify((statement as { selectStmt?: unknown }).selectStmt ?? null).includes('"fromClause"')
