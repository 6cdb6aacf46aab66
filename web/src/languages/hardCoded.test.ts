import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SRC = new URL('../', import.meta.url)

/** The pages of visitors, customers, riders and shops. */
const PAGES =
  '{account,app,areas/public,areas/customer,areas/rider,areas/vendor,catalogue,chat,importing,live,map,order,placing,ui}/**/*.{ts,tsx}'

/** English for a reason. */
const ENGLISH: readonly RegExp[] = [
  // Not sent to anybody.
  /\.test\./,
  // Read by the staff alone.
  /AdminLayout/,
  /public\/invitation/,
  // Both sides agree to one text.
  /help-and-terms\/terms/,
  /help-and-terms\/privacy/,
  // The English of a table in languages/en.
  /account\/ruleTexts/,
  // A shop's answer is sent to the customer as it stands.
  /vendor\/shared\/RefuseDialog/,
]

/** Names, the same in all languages. */
const NAMES = /^(WhatsApp|Paystack|Ozi)$/
const READ_ALOUD =
  /^(aria-label|title|label|lead|placeholder|alt|hint|currentHint|caption|busyText|text|actionText|acceptText)$/
const WORD = /\p{L}{2,}/u
/** Three words or more, of which the first is written large, or with an end. */
const SENTENCE = /^\p{Lu}[\p{L}’'-]*([ ,:;]+[\p{L}’'“”-]+){2,}|\p{L}+ \p{L}+.*[.…?]$/u

/** English that is written into a file, outside of the tables that are translated. */
function englishIn(name: string, source: string): readonly string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    // Names of modules, errors for developers, tables.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return
    if (ts.isCallExpression(node) && node.expression.getText() === 'english') return
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
    if (isText && isEnglish(node)) found.push(`${name}: ${node.text.trim().replace(/\s+/g, ' ')}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isEnglish(node: ts.JsxText | ts.StringLiteralLike | ts.TemplateHead): boolean {
  const text = node.text.trim()
  if (NAMES.test(text)) return false
  if (ts.isJsxText(node)) return WORD.test(text.replace(/&\w+;/g, ''))
  const { parent } = node
  if (ts.isJsxAttribute(parent) && READ_ALOUD.test(parent.name.getText())) return WORD.test(text)
  return SENTENCE.test(text)
}

// promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
test('no page of visitors, customers, riders or shops has English of its own', () => {
  const found = globSync(PAGES, { cwd: SRC })
  const files = found.filter((name) => !ENGLISH.some((reason) => reason.test(name)))
  expect(files.length).toBeGreaterThan(400)
  const englishOf = (name: string) => englishIn(name, readFileSync(new URL(name, SRC), 'utf8'))
  expect(files.flatMap(englishOf)).toEqual([])
  // An exemption that excuses nothing would excuse what comes later.
  const idle = ENGLISH.filter(
    (reason) => !found.some((name) => reason.test(name) && englishOf(name).length > 0),
  )
  expect(idle).toEqual([])
})
