import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The values that a column may have. */
export interface ColumnType {
  /** As `kindOf` in check-rows names them; `any` allows all. */
  readonly kinds: readonly string[]
  /** All values that there are, if the type is a choice of words. */
  readonly words?: readonly string[]
}

/** The rows that one statement promises, by the name of their columns. */
export interface RowType {
  readonly columns: Readonly<Record<string, ColumnType>>
  readonly optional: readonly string[]
}

const SERVER = fileURLToPath(new URL('..', import.meta.url))

/**
 * The type argument of each sql<Row[]>`...` of the server, by its place: `file:line` for each line from the
 * tag to the beginning of the statement.
 */
export function readRowTypes(): Record<string, RowType> {
  const file = path.join(SERVER, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, SERVER)
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const found: Record<string, RowType> = {}

  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(path.join(SERVER, 'src'))) continue
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.typeArguments?.[0]) {
        const row = rowOf(checker.getTypeFromTypeNode(node.typeArguments[0]))
        const first = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
        const last = source.getLineAndCharacterOfPosition(node.template.getStart()).line + 1
        for (let line = first; row && line <= last; line++) found[`${source.fileName}:${line}`] = row
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found

  function rowOf(list: ts.Type): RowType | undefined {
    const row = checker.getIndexTypeOfType(list, ts.IndexKind.Number)
    if (!row || row.isUnion() || !(row.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
      return undefined
    const properties = checker.getPropertiesOfType(row)
    return {
      columns: Object.fromEntries(
        properties.map((property) => [property.name, columnOf(checker.getTypeOfSymbol(property))]),
      ),
      optional: properties.filter(({ flags }) => flags & ts.SymbolFlags.Optional).map(({ name }) => name),
    }
  }

  function columnOf(type: ts.Type): ColumnType {
    const parts = type.isUnion() ? type.types : [type]
    const kinds = [...new Set(parts.map(kindOfType))]
    const strings = parts.filter((part) => part.flags & ts.TypeFlags.StringLike)
    const words = strings.filter((part) => part.isStringLiteral()).map((part) => part.value)
    return strings.length > 0 && words.length === strings.length ? { kinds, words } : { kinds }
  }

  function kindOfType(type: ts.Type): string {
    if (type.flags & ts.TypeFlags.StringLike) return 'string'
    if (type.flags & ts.TypeFlags.NumberLike) return 'number'
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
    if (type.flags & ts.TypeFlags.Null) return 'null'
    if (type.flags & ts.TypeFlags.Undefined) return 'undefined'
    if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array'
    if (type.symbol?.name === 'Date') return 'Date'
    // A string that was given a name of its own (`string & { … }`).
    if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.StringLike))
      return 'string'
    return type.flags & ts.TypeFlags.Object ? 'object' : 'any'
  }
}
