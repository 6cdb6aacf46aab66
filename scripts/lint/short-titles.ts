import type { RuleTester } from 'oxlint/plugins-dev'

const MAX = 70

/** A title is one short sentence (docs/style.md): of a test, a group or a step, by whatever function it is defined. */
export const shortTitles: Parameters<RuleTester['run']>[1] = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: `This title has {{ length }} characters; at most ${MAX} are read at once.` },
  },
  create: (context) => ({
    CallExpression({ arguments: [title, ...others] }) {
      const hasBody = others.some(({ type }) => /^(ArrowFunction|Function)Expression$/.test(type))
      if (!title || !hasBody) return
      const isText =
        title.type === 'TemplateLiteral' || (title.type === 'Literal' && typeof title.value === 'string')
      const length = isText ? context.sourceCode.getText(title).length - 2 : 0
      if (length > MAX) context.report({ node: title, messageId: 'long', data: { length: String(length) } })
    },
  }),
}

export default { meta: { name: 'ozi' }, rules: { 'short-titles': shortTitles } }
