// The laws of docs/ARCHITECTURE.md, for the machine. There is no list of exceptions, and there shall be none.

const server = '^apps/server/src/'
const app = '^apps/(portal|visitor)/src/'
const anyOfOurs = '^(packages|apps|e2e|bench|scripts)/'
const test = '([.]test[.]tsx?$|/testing/)'
const edge = '[/-](routes|messages)[.]ts$'
const store = '[/-]store[.]ts$'
// What all features stand on: who is asking and who belongs where, which company, what a write leaves behind, whose time it is.
const ground = ['access', 'companies', 'changes', 'occupancies']
// The ground of the edges, and sign-in, whose pages are HTML of their own.
const wire = `${server}(http|sockets|cable|sign-in)/`
// What builds the app, and in each feature what hands over its parts.
const assembly = [`${server}app/`, '/(build-app|plugin|feature)[.]ts$']

/** @param {string} from @param {readonly string[]} allowed the packages that it may import, besides itself: no other, also none made tomorrow */
function onlyPackages(from, allowed) {
  return {
    from: { path: from },
    to: { path: '^packages/', pathNot: [from, ...allowed.map((name) => `^packages/${name}/`)] },
  }
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenPackages = [
  { name: 'domain-imports-nothing-of-ours', ...onlyPackages('^packages/domain/', []) },
  { name: 'ui-imports-nothing-of-ours', ...onlyPackages('^packages/ui/', []) },
  { name: 'build-imports-nothing-of-ours', ...onlyPackages('^packages/build/', []) },
  { name: 'phrases-import-nothing-of-ours', ...onlyPackages('^packages/phrases/', []) },
  { name: 'rulebook-imports-domain', ...onlyPackages('^packages/rulebook/', ['domain']) },
  { name: 'contract-imports-domain', ...onlyPackages('^packages/contract/', ['domain']) },
  {
    name: 'client-imports-contract-and-domain',
    ...onlyPackages('^packages/client/', ['contract', 'domain']),
  },
  { name: 'live-imports-client-and-phrases', ...onlyPackages('^packages/live/', ['client', 'phrases']) },
  {
    name: 'server-imports-contract-domain-rulebook-phrases',
    ...onlyPackages('^apps/server/', ['contract', 'domain', 'rulebook', 'phrases']),
  },
  {
    name: 'apps-import-live-client-ui-domain-phrases-contract',
    ...onlyPackages(app, ['live', 'client', 'ui', 'domain', 'phrases', 'contract']),
  },
  {
    name: 'apps-take-only-types-of-contract',
    comment: 'The schemas belong to the edges; a browser need not load them.',
    from: { path: app, pathNot: test },
    to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-import-no-app',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench|scripts)/' },
  },
  {
    name: 'apps-import-no-other-app',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'nobody-imports-what-stands-outside',
    from: { path: '^(packages|apps)/' },
    to: { path: '^(e2e|bench|scripts)/' },
  },
  {
    name: 'packages-are-imported-by-name',
    comment: 'Not by a relative path, past their exports.',
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideServer = [
  {
    name: 'edges-call-verbs-not-stores',
    comment: 'An edge parses, calls one verb, renders.',
    from: { path: `${server}.+${edge}` },
    to: { path: `${server}.+${store}`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-the-app-mounts-edges',
    comment: 'Verbs, policies and stores know no edge; HTTP, socket and cable call the same verb.',
    from: { path: server, pathNot: [...assembly, edge, test] },
    to: { path: `${server}.+${edge}` },
  },
  {
    name: 'routes-are-declared',
    comment:
      'A feature says what its calls are, and http/route reads, answers and describes them. Sign-in has pages of its own, for browsers.',
    from: { path: `${server}.+[/-]routes[.]ts$`, pathNot: `${server}sign-in/` },
    to: { path: 'node_modules/@?fastify' },
  },
  {
    name: 'verbs-know-no-wire',
    comment:
      'Only edges, their ground and what builds the app know HTTP and sockets: a feature made tomorrow is bound from its first file.',
    from: { path: server, pathNot: [wire, ...assembly, edge, test] },
    to: { path: ['node_modules/(fastify|socket[.]io|ws)/', `${server}(http|sockets|cable)/`] },
  },
  {
    name: 'the-ground-of-edges-knows-no-feature',
    from: {
      path: `${server}(edge|http|sockets|cable|stream|jobs|changes|access|occupancies)/`,
      pathNot: test,
    },
    to: {
      path: `${server}[^/]+/`,
      pathNot: `${server}(edge|http|sockets|cable|stream|jobs|changes|access|occupancies|database|sign-in)/`,
    },
  },
  {
    name: 'stores-hold-sql-only',
    comment: 'No verb, no policy, no refusal behind a store.',
    from: { path: `${server}.+${store}`, pathNot: test },
    to: { path: server, pathNot: [`${server}(database|access)/`, store], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'stores-belong-to-their-feature',
    comment: 'Another feature asks its verb or its read. The ground is no feature.',
    from: { path: `${server}([^/]+)/`, pathNot: test },
    to: {
      path: `${server}.+${store}`,
      pathNot: `${server}($1|${ground.join('|')})/`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the-database-knows-no-feature',
    from: { path: `${server}database/`, pathNot: test },
    to: { path: server, pathNot: `${server}(database/|access/|start-refusal)` },
  },
  {
    name: 'only-the-app-takes-features',
    comment: 'A feature gets what another one has from whoever builds the app, by what it asks for.',
    from: { path: server, pathNot: [`${server}(app/|build-app[.]ts$)`, test] },
    to: { path: `${server}.+/feature[.]ts$` },
  },
  { name: 'nobody-imports-main', from: {}, to: { path: '/main[.]ts$', pathNot: '^apps/(portal|visitor)/' } },
  { name: 'the-server-does-not-import-its-tests', from: { path: server, pathNot: test }, to: { path: test } },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideApps = [
  {
    name: 'features-import-no-other-feature',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: `^apps/$1/src/features/$2/` },
  },
  {
    name: 'features-import-no-screen',
    from: { path: `${app}features/` },
    to: { path: `${app}(screens|app)/` },
  },
  { name: 'screens-import-no-app', from: { path: `${app}screens/` }, to: { path: `${app}app/` } },
  {
    name: 'rooms-import-session-alone',
    comment: 'Bookings, calendar, queue and set-up are shared by features, and know nothing of each other.',
    from: { path: `${app}(bookings|calendar|queue|set-up)/`, pathNot: test },
    to: { path: app, pathNot: `^apps/$1/src/($2|session)/` },
  },
  {
    name: 'session-imports-none-of-these',
    from: { path: `${app}session/` },
    to: { path: app, pathNot: `${app}session/` },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  { name: 'no-cycles', from: { path: anyOfOurs }, to: { circular: true } },
  { name: 'every-import-leads-somewhere', from: { path: anyOfOurs }, to: { couldNotResolve: true } },
  { name: 'tests-are-not-imported', from: { path: anyOfOurs }, to: { path: '[.](test|spec)[.]tsx?$' } },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export const laws = {
  forbidden: [...betweenPackages, ...insideServer, ...insideApps, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]tsbuild|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.css', '.json', '.svg', '.png'],
    },
  },
}
