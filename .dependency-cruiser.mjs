// Who may import whom (docs/architecture.md). scripts/boundaries.test.ts shows each rule biting.

const tests = '[.](test|spec)[.]tsx?$'
const rooms = (...names) => `^(${names.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What imports itself in a circle cannot be read, tested or moved in parts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere would slip through all other rules.',
      severity: 'error',
      from: {},
      // The routes' types are made by the framework, and virtual modules while it builds.
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    },
    {
      name: 'contract-imports-no-room',
      comment: 'The contract is the promise between the rooms: it depends on neither side.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: rooms('geo', 'server', 'web', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'contract-imports-few-packages',
      comment: 'It travels to every phone: zod, the contract library, and what knows telephone numbers.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(zod|@orpc/contract|@orpc/shared|libphonenumber-js)/',
      },
    },
    {
      name: 'geo-imports-no-room',
      comment: 'Places and roads know nothing of the business.',
      severity: 'error',
      from: { path: '^geo/' },
      to: { path: rooms('contract', 'server', 'web', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'server-imports-contract-and-geo',
      comment: 'Server and web meet in the contract only.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: rooms('web', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'web-imports-contract',
      comment: 'Server and web meet in the contract only.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: rooms('geo', 'server', 'e2e', 'bench', 'scripts') },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'The platform serves all modules: it knows none, nor how they are wired.',
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
      comment: 'What runs for people never leans on what only tests have.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: tests },
      to: { path: '^server/test/' },
    },
    {
      name: 'stores-alone-touch-the-database',
      comment: 'SQL stands in stores. Services hold the database by its type, to say what commits together.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: [tests, '[.]store[.]ts$'] },
      to: {
        path: ['^server/src/platform/database/', 'node_modules/(postgres|pg)/'],
        // Reading an error is no use of the database.
        pathNot: '^server/src/platform/database/(failure|unavailable)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-stand-alone',
      comment:
        "A feature imports itself, account, chat, order, placing, catalogue, importing, live, api, session, browser, ui, its English texts, the contract and its area's shared folder.",
      severity: 'error',
      from: { path: '^web/src/areas/([^/]+)/([^/]+)/' },
      to: {
        path: '^web/src/',
        pathNot: [
          '^web/src/areas/$1/$2/',
          '^web/src/areas/$1/shared/',
          '^web/src/(account|chat|order|placing|catalogue|importing|live|api|session|browser|ui|styles|language)/',
          '^web/src/languages/en/',
        ],
      },
    },
    {
      name: 'areas-stand-alone',
      comment: 'An area does not reach into another, nor into the frame around all.',
      severity: 'error',
      from: { path: '^web/src/areas/([^/]+)/' },
      to: { path: ['^web/src/areas/', '^web/src/app/'], pathNot: '^web/src/areas/$1/' },
    },
    {
      name: 'ui-knows-no-business',
      comment:
        'Parts of the design system fit any product: they know neither accounts nor orders nor the API.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(account|chat|order|placing|catalogue|importing|live|api|session)/' },
    },
    {
      name: 'live-knows-no-business',
      comment:
        'One engine keeps every list up to date: it fits any row and any event, and knows neither orders nor the chat.',
      severity: 'error',
      from: { path: '^web/src/live/' },
      to: { path: '^web/src/', pathNot: '^web/src/(live|api|session|browser|ui|language)/' },
    },
    {
      name: 'browser-stands-alone',
      comment:
        'What a browser offers (storage, tabs, random keys) is the ground of all rooms: it imports none.',
      severity: 'error',
      from: { path: '^web/src/browser/', pathNot: tests },
      to: { path: '^web/src/', pathNot: '^web/src/browser/' },
    },
    {
      name: 'worker-stands-alone',
      comment:
        'The worker is built apart from the pages and outlives them: what they change must not change it.',
      severity: 'error',
      from: { path: '^web/src/worker/' },
      to: { path: '^web/src/', pathNot: '^web/src/worker/' },
    },
    {
      name: 'shared-parts-know-no-area',
      comment:
        'account, chat, order, placing, catalogue, importing, live, api, session, browser, ui and languages serve every area.',
      severity: 'error',
      from: {
        path: '^web/src/(account|chat|order|placing|catalogue|importing|live|api|session|browser|ui|language|languages)/',
      },
      to: { path: '^web/src/(areas|app)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '(^|/)(build|[.]react-router|coverage)/' },
    // Types count as imports: who knows a shape depends on it.
    tsPreCompilationDeps: true,
    // Its short names for folders (~/) are the only ones there are.
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
}
