/**
 * Who may import whom. Two rules here are wider than the linter's, which sees one import at a time: cycles across files,
 * and the layers of the packages. A newcomer finds the same table in words in the documentation of the architecture.
 */
const { readdirSync } = require('node:fs');
const { Visitor } = require('@swc/core/Visitor');

// The walker of the swc parser stops at `using` declarations, which Node and the compiler know; show it the way in.
const visitStatement = Visitor.prototype.visitStatement;
Visitor.prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  statement.decls = this.visitVariableDeclarators(statement.decls);
  return statement;
};

/** What both servers must do alike, to the letter: the CSRF token, its secret, the cookies, the shell's own key. */
const SHARED_WITH_THE_SHELL = '^packages/api/src/(http/(csrf|cookies|shell-key)|platform/secret)\\.ts$';
const BROWSER = [
  'commerce-client',
  'contracts',
  'event-bus',
  'federation',
  'first-load',
  'graphql-client',
  'i18n',
  'ui',
];

/** Package → the packages that it may import. Packages that are not named here are tools and may import any package. */
const LAYERS = {
  contracts: [],
  'event-bus': ['contracts'],
  // The packages that remotes share are handed over by the federation's list.
  federation: ['contracts', 'event-bus', 'first-load', 'graphql-client', 'i18n', 'ui'],
  'first-load': ['contracts', 'event-bus', 'graphql-client'],
  ui: [],
  i18n: ['contracts'],
  'graphql-client': ['contracts'],
  // What several remotes do. It has no components.
  'commerce-client': ['contracts', 'event-bus', 'graphql-client', 'i18n'],
  api: ['content', 'contracts', 'registry'],
  content: ['contracts'],
  registry: ['contracts'],
  'sandbox-gateway': ['contracts'],
  'demo-data': ['api', 'contracts'],
};

/** The previews of packages/ui render with the shop's Emotion set-up, which is above that package. */
const UI_PREVIEW = '^packages/ui/scripts/';

/** Tests may use the test kit, from any layer. */
const TEST_FILE = String.raw`\.test\.tsx?$|/e2e/|\.fixture\.tsx?$`;

const layerRules = Object.entries(LAYERS).map(([name, allowed]) => ({
  name: `layer-${name}`,
  comment: `packages/${name} may import ${allowed.map((other) => `packages/${other}`).join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: [TEST_FILE, UI_PREVIEW] },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

/**
 * Module of the API → the modules whose functions it may call. Each names only modules above itself, so that they form no
 * cycle; what must go the other way is a hook or an event that the composition root registers.
 */
const API_MODULES = {
  accounts: [],
  'back-office': ['accounts'],
  'exchange-rates': [],
  media: [],
  catalog: [],
  content: ['media'],
  payments: ['accounts'],
  fulfilment: ['catalog'],
  repairs: ['accounts'],
  messaging: ['accounts', 'catalog'],
  privacy: ['accounts', 'messaging'],
  people: ['accounts', 'messaging', 'privacy'],
  integrations: ['accounts'],
  sales: ['accounts', 'catalog', 'fulfilment', 'messaging', 'payments'],
  portfolio: ['catalog', 'media'],
  selling: ['accounts', 'catalog', 'media', 'messaging', 'payments', 'portfolio', 'sales'],
  intake: ['accounts', 'catalog', 'media', 'messaging', 'payments', 'sales', 'selling'],
  appraisals: ['content', 'intake', 'media', 'selling'],
  'listing-imports': ['media', 'messaging', 'selling'],
  'saved-searches': ['catalog', 'messaging'],
  feedback: ['accounts', 'catalog', 'messaging'],
  wishlist: ['catalog', 'messaging'],
  assistant: ['catalog', 'content', 'sales'],
  descriptions: ['assistant', 'catalog', 'selling'],
  seo: ['catalog', 'content'],
  tracking: ['sales'],
  accounting: ['accounts', 'payments', 'sales'],
};

for (const { name } of readdirSync(`${__dirname}/packages/api/src/modules`, { withFileTypes: true }))
  if (!Object.hasOwn(API_MODULES, name)) throw new Error(`API_MODULES: say which modules ${name} may call.`);

for (const [name, allowed] of Object.entries(API_MODULES)) {
  const above = Object.keys(API_MODULES).slice(0, Object.keys(API_MODULES).indexOf(name));
  const below = allowed.filter((other) => !above.includes(other));
  if (below.length > 0) throw new Error(`API_MODULES: ${name} names ${below.join(', ')}, which stand below it.`);
}

const API = '^packages/api/src/';

/** What a module shows to GraphQL: the only files of it that know of the transport, and of its types alone. */
const API_TRANSPORT_FACE = String.raw`(resolvers|permissions)\.ts$`;

/** The list of the modules that take part in GraphQL. */
const API_COMPOSITION = String.raw`^packages/api/src/modules\.ts$`;

const apiModuleRules = Object.entries(API_MODULES).map(([name, allowed]) => ({
  name: `api-module-${name}`,
  comment: `The module ${name} may call ${allowed.join(', ') || 'no other module'}.`,
  severity: 'error',
  from: { path: `${API}modules/${name}/`, pathNot: TEST_FILE },
  to: { path: `${API}modules/`, pathNot: `${API}modules/(${[name, ...allowed].join('|')})/` },
}));

const apiRules = [
  ...apiModuleRules,
  {
    name: 'api-module-entry',
    comment:
      "A module's index.ts is all that others may import, and its graphql.ts for the list of the modules; everything else in it is private.",
    severity: 'error',
    from: { path: `${API}(modules/([^/]+)/|.)`, pathNot: [TEST_FILE, API_COMPOSITION] },
    to: { path: `${API}modules/`, pathNot: [`${API}modules/$2/`, `${API}modules/[^/]+/index\\.ts$`] },
  },
  {
    name: 'api-composition-entry',
    comment: "The list of the modules takes what GraphQL serves of each from the module's graphql.ts.",
    severity: 'error',
    from: { path: API_COMPOSITION },
    to: { path: `${API}modules/`, pathNot: `${API}modules/[^/]+/graphql\\.ts$` },
  },
  {
    name: 'api-platform-below-modules',
    comment: 'The platform knows no module and no transport.',
    severity: 'error',
    from: { path: `${API}platform/`, pathNot: TEST_FILE },
    to: { path: API, pathNot: `${API}platform/` },
  },
  {
    name: 'api-module-below-transport',
    comment: 'Domain code takes an ActorContext and knows neither HTTP nor GraphQL.',
    severity: 'error',
    from: { path: `${API}modules/`, pathNot: [TEST_FILE, API_TRANSPORT_FACE] },
    to: { path: API, pathNot: `${API}(modules|platform)/` },
  },
  {
    name: 'api-resolvers-types-only',
    comment: 'Resolvers and permissions take types from graphql/, and nothing else of the transport.',
    severity: 'error',
    from: { path: `${API}modules/.*${API_TRANSPORT_FACE}` },
    to: { path: API, pathNot: `${API}(modules|platform)/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'api-resolvers-not-http',
    comment: 'Resolvers know GraphQL only.',
    severity: 'error',
    from: { path: `${API}modules/.*${API_TRANSPORT_FACE}` },
    to: { path: API, pathNot: `${API}(modules|platform|graphql)/` },
  },
  {
    name: 'api-graphql-below-http',
    comment: 'HTTP carries GraphQL; GraphQL does not know what carries it.',
    severity: 'error',
    from: { path: `${API}graphql/`, pathNot: TEST_FILE },
    to: { path: API, pathNot: `${API}(graphql|modules|platform)/` },
  },
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'A cycle of imports hides who depends on whom, also when only types are imported.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'The import leads nowhere: a missing file, a missing export of a package, or an undeclared dependency.',
      severity: 'error',
      from: {},
      // The build's own name of a file of the library; a build without that file fails.
      to: { couldNotResolve: true, pathNot: '^react-router/core$' },
    },
    {
      name: 'app-to-app',
      comment: 'A remote never imports another remote or the shell, and the shell loads remotes at run time only.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'package-to-app',
      comment: 'A package never imports an app.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|mfe-[^/]+)/' },
    },
    {
      name: 'remote-to-server',
      comment: 'A remote uses the packages of the browser; the servers are reached over HTTP.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/', pathNot: TEST_FILE },
      to: { path: '^packages/', pathNot: `^packages/(${BROWSER.join('|')})/` },
    },
    {
      name: 'shell-to-server',
      comment:
        "The shell reaches the servers over HTTP; it knows the registry by its contract, and shares the API's CSRF token.",
      severity: 'error',
      from: { path: '^shell/', pathNot: TEST_FILE },
      to: { path: '^packages/', pathNot: [`^packages/(${BROWSER.join('|')})/`, SHARED_WITH_THE_SHELL] },
    },
    {
      name: 'no-test-in-product',
      comment: 'Product code does not import tests, fixtures or the test kit.',
      severity: 'error',
      from: { pathNot: [TEST_FILE, '^packages/(testing|test-browser|launcher|bench|docs)/', '/scripts/'] },
      to: { path: [TEST_FILE, '^packages/(testing|test-browser)/'] },
    },
    {
      name: 'no-demo-in-production',
      comment: 'The server contains nothing of the demo shop: the seed writes it through @headstock/api/seeding.',
      severity: 'error',
      from: { path: '^packages/api/src/main\\.ts$' },
      to: { path: '^packages/demo-data/', reachable: true },
    },
    ...layerRules,
    ...apiRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|coverage|test-results|\.headstock|\.nx)/` },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.tsx', '.ts', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
