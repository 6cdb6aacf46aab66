// Who may import whom. docs/rooms.md is written from it, and scripts/boundaries.test.ts shows each rule biting.

const tests = '[.](test|spec)[.]tsx?$'
const rooms = (...names) => `^(${names.join('|')})/`

/** The rooms of web/src that serve every area: what each is, and which other rooms of web it may import. */
const webRooms = [
  ['browser', 'What a browser offers: storage, values that change outside React, random keys.', []],
  ['language', 'The chosen language and its texts.', ['browser', 'languages']],
  ['languages', 'The texts for customers, and their translations.', ['language', 'account']],
  ['api', 'The typed client.', ['browser', 'language', 'languages/en']],
  ['session', 'Who is signed in.', ['api', 'browser']],
  ['ui', 'The design system: it fits any product.', ['browser', 'language', 'languages/en']],
  [
    'live',
    'The socket, lists kept up to date, announcing by sound and title: it knows neither orders nor the chat.',
    ['api', 'session', 'browser', 'ui', 'language'],
  ],
  [
    'form',
    'How a form is held, checked by the contract’s fields, shown, and sent.',
    ['api', 'ui', 'language', 'languages/en'],
  ],
  [
    'importing',
    'Importing a list from a file: choose it, preview it, import it.',
    ['api', 'ui', 'language', 'languages/en'],
  ],
  [
    'catalogue',
    'The item form and the list of items, for the shop and the staff.',
    ['form', 'live', 'importing', 'api', 'browser', 'ui', 'language', 'languages/en'],
  ],
  [
    'cart',
    'What a customer means to buy, kept in this browser, also before signing in.',
    ['api', 'session', 'browser', 'ui'],
  ],
  [
    'account',
    'The account menu and account forms of every area.',
    ['form', 'api', 'session', 'browser', 'ui', 'language', 'languages/en'],
  ],
  [
    'chat',
    'A conversation on screen, for customers and staff: messages, unsent messages, typing, read state.',
    ['live', 'api', 'session', 'browser', 'ui', 'language', 'languages/en'],
  ],
  [
    'map',
    'The map on a page: loaded where it is shown, with pins, a way and a rider.',
    ['api', 'ui', 'language', 'languages/en'],
  ],
  [
    'order',
    'The progress of an order, its live updates and whom to call, for every area.',
    ['map', 'live', 'api', 'session', 'browser', 'ui', 'language', 'languages/en'],
  ],
  [
    'support',
    'The panel of conversations with support beside every page of customers, riders and shops.',
    [
      'chat',
      'order',
      'map',
      'account',
      'live',
      'api',
      'session',
      'browser',
      'ui',
      'language',
      'languages/en',
    ],
  ],
  [
    'placing',
    'Placing an order, for customers and staff: places, fare, the one attempt.',
    ['form', 'order', 'map', 'live', 'api', 'session', 'browser', 'ui', 'language', 'languages/en'],
  ],
  ['worker', 'The service worker: it runs in its own thread and outlives the pages.', []],
]

const webRoomRules = webRooms.map(([room, what, imports]) => ({
  name: `web/src/${room}`,
  comment: `${what} It may import ${imports.length > 0 ? imports.join(', ') : 'no other room of web'}.`,
  severity: 'error',
  from: { path: `^web/src/${room}/`, pathNot: tests },
  to: { path: '^web/src/', pathNot: `^web/src/(${[room, ...imports].join('|')})/` },
}))

/** What a feature may import: all of these, and of the languages only the English texts. */
const forFeatures = [...webRooms.map(([room]) => room), 'styles'].filter(
  (room) => room !== 'languages' && room !== 'worker',
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No import cycles: their files cannot be read, tested or moved one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'Every import resolves: otherwise it would pass all other rules.',
      severity: 'error',
      from: {},
      // The routes' types are made by the framework, and virtual modules while it builds.
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    },
    {
      name: 'packages-are-listed',
      comment:
        'The nearest package.json lists each package: otherwise another room chooses its version. Tests of rooms take their tools from the root.',
      severity: 'error',
      from: { pathNot: [`^(contract|geo|server|web)/.*${tests}`, '^server/test/', '^web/gallery/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contract-imports-no-room',
      comment: 'The contract is the promise between server and web. It imports no other room.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: rooms('geo', 'server', 'web', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'contract-imports-few-packages',
      comment:
        'The contract goes to every phone. It imports zod, the contract library and libphonenumber-js only.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(zod|@orpc/contract|@orpc/shared|libphonenumber-js)/',
      },
    },
    {
      name: 'constants-hold-values-alone',
      comment: 'Every page has some of them: with a schema would come its library.',
      severity: 'error',
      from: { path: '^contract/src/.*[.]constants[.]ts$' },
      to: { pathNot: '^contract/src/.*[.]constants[.]ts$' },
    },
    {
      name: 'fields-import-the-small-library',
      comment:
        'Pages with forms have some of them. They are written in zod/mini, a quarter of zod, and use constants and each other.',
      severity: 'error',
      from: { path: '^contract/src/.*[.]fields[.]ts$' },
      to: { pathNot: ['^contract/src/.*[.](constants|fields)[.]ts$', 'node_modules/zod/mini/'] },
    },
    {
      name: 'geo-imports-no-room',
      comment: 'Places and roads know nothing of the business. geo imports no other room.',
      severity: 'error',
      from: { path: '^geo/' },
      to: { path: rooms('contract', 'server', 'web', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'geo/import-is-a-command',
      comment:
        'geo/import reads extracts for operators, with libraries of its own. Nothing that runs imports it.',
      severity: 'error',
      from: { path: '^(contract|geo/src|server|web)/' },
      to: { path: '^geo/import/' },
    },
    {
      name: 'server-imports-contract-and-geo',
      comment: 'The server imports contract and geo. It loads the built web by its file path.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: rooms('web', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'gallery-in-tests-only',
      comment: 'The gallery shows the product. Nothing of the product imports it.',
      severity: 'error',
      from: { path: '^(contract|geo|server)/|^web/src/' },
      to: { path: '^web/gallery/' },
    },
    {
      name: 'web-imports-contract',
      comment: 'Of the other rooms, web imports the contract only.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: rooms('geo', 'server', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'server/src/platform has no business words. It imports neither modules nor what wires them.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'modules-meet-in-services',
      comment:
        "A module imports itself, the platform, and another module's service. Tests wire what they test.",
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^server/',
        pathNot: [
          '^server/src/modules/$1/',
          '^server/src/modules/[^/]+/[^/]+[.]service[.]ts$',
          '^server/src/platform/',
          '^server/test/',
        ],
      },
    },
    {
      name: 'test-helpers-in-tests-only',
      comment: 'Only tests import server/test.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: tests },
      to: { path: '^server/test/' },
    },
    {
      name: 'stores-alone-touch-the-database',
      comment:
        'SQL is in *.store.ts and tests. Services import the type of the database, to say what commits together.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: [tests, '[.]store[.]ts$'] },
      to: {
        path: ['^server/src/platform/database/', 'node_modules/(postgres|pg)/'],
        // Reading an error is no use of the database.
        pathNot: '^server/src/platform/database/(failure|unavailable)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...webRoomRules,
    {
      name: 'web/src/areas/*/*',
      comment: `A feature. It may import its area's shared folder, languages/en, ${forFeatures.join(', ')}.`,
      severity: 'error',
      from: { path: '^web/src/areas/([^/]+)/([^/]+)/' },
      to: {
        path: '^web/src/',
        pathNot: [
          '^web/src/areas/$1/$2/',
          '^web/src/areas/$1/shared/',
          `^web/src/(${forFeatures.join('|')})/`,
          '^web/src/languages/en/',
        ],
      },
    },
    {
      name: 'texts-of-its-pages',
      comment:
        'A page loads the texts of its area (web/src/app/isTranslated.ts). Others would stay English in every language.',
      severity: 'error',
      from: { path: '^web/src/areas/(customer|rider|vendor)/' },
      to: { path: '^web/src/languages/en/', pathNot: '^web/src/languages/en/(base|account|payouts|$1)/' },
    },
    {
      name: 'web/src/areas/*',
      comment: 'An area. It may import neither another area nor app, which imports all rooms.',
      severity: 'error',
      from: { path: '^web/src/areas/([^/]+)/' },
      to: { path: ['^web/src/areas/', '^web/src/app/'], pathNot: '^web/src/areas/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '(^|/)(build|[.]react-router|coverage)/' },
    // Types count as imports: who knows a shape depends on it.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    // Its short names for folders (~/) are the only ones there are.
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
}
