// Writes `x.generated.ts` beside every `x.graphql` of the front-ends: the parsed document, with the types of its result and variables;
// `documents.generated.ts` into every remote: the names of the operations that it sends, and `documents.generated.json`: their text;
// `shell-documents.generated.json` into packages/contracts: the text of those that the shell sends;
// and `cache-schema.generated.ts` into this package: what the cache must know of the schema's types.
// A selection on a type with an id must ask for the id, so that the cache can keep the object.
// `--check` writes nothing and fails when a file is not up to date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { sharedFilesOf, sharedProject } from './shared-documents.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sdl = globSync('packages/api/src/{graphql,modules}/**/schema.graphql', { cwd: root })
  .toSorted()
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const schema = buildSchema(sdl);
const schemaNode = parse(printSchema(schema));
const projects = [sharedProject, 'shell/{app,server}', 'mfe-*/src'];

/** A file that begins so gives the text of its operations, for requests that do not wait for Apollo Client. */
const textMark = '# As text';

interface Source {
  readonly file: string;
  readonly document: DocumentNode;
  readonly asText?: boolean;
}

function fragmentsOf(sources: readonly Source[]): Map<string, FragmentDefinitionNode> {
  const all = new Map<string, FragmentDefinitionNode>();
  for (const { document } of sources) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) all.set(definition.name.value, definition);
  }
  return all;
}

/** A document with every fragment that it spreads, directly or not. */
function complete(document: DocumentNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): DocumentNode {
  const definitions = [...document.definitions];
  const known = new Set(definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [d.name.value] : [])));
  for (let i = 0; i < definitions.length; i++) {
    const definition = definitions[i];
    if (!definition) continue;
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || known.has(name.value)) return;
        known.add(name.value);
        definitions.push(fragment);
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions };
}

async function typesOf(document: DocumentNode, filename: string): Promise<string> {
  return codegen({
    schema: schemaNode,
    documents: [{ location: filename, document }],
    filename,
    config: {},
    plugins: [
      {
        'typescript-operations': {
          scalars: { DateTime: 'string', ID: 'string' },
          enumType: 'string-literal',
          skipTypename: true,
          useTypeImports: true,
          immutableTypes: true,
          arrayInputCoercion: false,
        },
      },
    ],
    pluginMap: { 'typescript-operations': operationsPlugin },
  });
}

/** The text of the generated file of one source. Throws when the document does not fit the schema. */
async function generate(
  source: Source,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  origins: ReadonlyMap<string, string>,
): Promise<string> {
  const operations = source.document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  const whole = complete(source.document, fragments);
  const errors = validate(schema, whole).filter(
    (error) => operations.length > 0 || !error.message.includes('never used'),
  );
  const problems = [...errors.map((error) => error.message), ...selectionsWithoutId(whole)];
  if (problems.length > 0) throw new Error(`${source.file}:\n  ${problems.join('\n  ')}`);
  const types = await typesOf(whole, source.file);
  const trees = operations.map((operation) =>
    complete({ kind: Kind.DOCUMENT, definitions: [operation] }, new Map([...fragments, ...fragmentsOf([source])])),
  );
  const own = fragmentsOf([source]);
  const used = fragmentsOf(trees.map((document) => ({ file: source.file, document })));
  const near = [...used.keys()].filter((name) => !own.has(name) && isNear(origins.get(name), source.file));
  const far = [...used].filter(([name]) => !own.has(name) && !near.includes(name));
  const constants = [
    ...[...own].map(([name, fragment]) => `export const ${fragmentConstant(name)} = ${syntaxOf(fragment)};\n`),
    ...far.map(([name, fragment]) => `const ${fragmentConstant(name)} = ${syntaxOf(fragment)};\n`),
    ...operations.map((operation, index) =>
      source.asText
        ? textConstant(operation, trees[index])
        : documentConstant(operation, trees[index]?.definitions.slice(1) ?? []),
    ),
  ];
  const head = `// Generated from ${path.basename(source.file)} by packages/graphql-client/scripts/generate.ts. Do not edit.\n`;
  const imports = [
    ...(operations.length > 0 && !source.asText
      ? ["import { typedDocument } from '@headstock/graphql-client/document';\n"]
      : []),
    ...importsOf(near, origins, source.file),
  ].join('');
  return `${head}${imports}\n${types.trim()}\n\n${constants.join('\n')}`.replace(/\n{3,}/g, '\n\n');
}

function textConstant(operation: OperationDefinitionNode, tree: DocumentNode | undefined): string {
  const text = tree ? stripIgnoredCharacters(print(tree)).replaceAll("'", "\\'") : '';
  return `export const ${operation.name?.value}Text = '${text}';\n`;
}

const projectOf = (file: string): string => file.split(/\/(?:src|app|server)\//)[0] ?? '';
/** Whether a fragment's file belongs to the same project, which then imports it; fragments of packages are repeated. */
const isNear = (origin: string | undefined, file: string): boolean =>
  origin !== undefined && projectOf(origin) === projectOf(file);

/** Imports of fragments from the files generated beside theirs. */
function importsOf(names: readonly string[], origins: ReadonlyMap<string, string>, file: string): string[] {
  const files = new Map<string, string[]>();
  for (const name of names) {
    const origin = origins.get(name) ?? '';
    files.set(origin, [...(files.get(origin) ?? []), fragmentConstant(name)]);
  }
  return [...files].map(([origin, constants]) => {
    const relative = path.relative(path.dirname(file), origin).replace(/\.graphql$/, '.generated.ts');
    const specifier = relative.startsWith('.') ? relative : `./${relative}`;
    return `import { ${constants.toSorted().join(', ')} } from '${specifier}';\n`;
  });
}

const fragmentConstant = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Fragment`;

const optionalLists = new Set(['variableDefinitions', 'directives', 'arguments']);

/** A definition's syntax tree as JSON, without its empty optional lists. */
function syntaxOf(node: DefinitionNode): string {
  return JSON.stringify(node, (key, value: unknown) =>
    optionalLists.has(key) && Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}

/** The constant of an operation; its fragments stand once in the file. */
function documentConstant(operation: OperationDefinitionNode, spread: readonly DefinitionNode[]): string {
  const name = operation.name?.value;
  if (!name) throw new Error('an operation has no name');
  const kind = operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
  const base = name.charAt(0).toUpperCase() + name.slice(1);
  const names = spread.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [fragmentConstant(d.name.value)] : []));
  const definitions = [syntaxOf(operation), ...names].join(', ');
  return `export const ${base}Document = /* #__PURE__ */ typedDocument<${base}${kind}, ${base}${kind}Variables>([${definitions}]);\n`;
}

/** The text of `cache-schema.generated.ts`. */
function describeTypes(): string {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const values = types.filter((type) => isObjectType(type) && !roots.includes(type) && !type.getFields()['id']);
  const possible = types.filter(isAbstractType).map(
    (type) =>
      [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .toSorted(),
      ] as const,
  );
  const lines = possible.map(([name, names]) => `  ${name}: [${names.map((each) => `'${each}'`).join(', ')}],\n`);
  return [
    '// Generated from the schema of packages/api by packages/graphql-client/scripts/generate.ts. Do not edit.\n',
    `export const possibleTypes: Record<string, string[]> = {\n${lines.join('')}};\n\n`,
    `export const valueTypes = [\n${values
      .map(({ name }) => `  '${name}',\n`)
      .toSorted()
      .join('')}] as const;\n`,
  ].join('');
}

/** Where a document selects of a type with an id, but not the id. */
function selectionsWithoutId(document: DocumentNode): string[] {
  const types = new TypeInfo(schema);
  const fragments = fragmentsOf([{ file: '', document }]);
  const found: string[] = [];
  const selectsId = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === 'id' && !selection.alias;
      if (selection.kind === Kind.INLINE_FRAGMENT) return selectsId(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      return fragment !== undefined && selectsId(fragment.selectionSet);
    });
  const check = (node: FieldNode | FragmentDefinitionNode): void => {
    const type = node.kind === Kind.FIELD ? getNamedType(types.getType()) : types.getType();
    const hasId = (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();
    if (hasId && node.selectionSet && !selectsId(node.selectionSet)) found.push(`${node.name.value} asks for no id`);
  };
  visit(document, visitWithTypeInfo(types, { Field: check, FragmentDefinition: check }));
  return found;
}

/** Every operation of the sources with its fragments, as the API registers it, sorted. */
function listDocuments(sources: readonly Source[], fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  const texts = sources.flatMap(({ document }) =>
    document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) =>
        stripIgnoredCharacters(print(complete({ kind: Kind.DOCUMENT, definitions: [operation] }, fragments))),
      ),
  );
  return [...new Set(texts)].toSorted();
}

/** The text of a list of documents, formatted as the repository's JSON is. */
const documentList = (texts: readonly string[]): string => `${JSON.stringify(texts, null, 2)}\n`;

/** The text of a remote's `documents.generated.ts`: the names of its operations, sorted. */
function listOperations(sources: readonly Source[]): string {
  const names = sources.flatMap(({ document }) =>
    document.definitions.flatMap((d) => (d.kind === Kind.OPERATION_DEFINITION && d.name ? [d.name.value] : [])),
  );
  const list = names.toSorted().map((name) => `  '${name}',\n`);
  const head =
    '// Generated from the .graphql files of this remote, and those of packages/commerce-client that it uses, by packages/graphql-client/scripts/generate.ts. Do not edit.\n';
  return `${head}export const documents = [${list.length > 0 ? `\n${list.join('')}` : ''}] as const;\n`;
}

function readSource(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { file, document: parse(text, { noLocation: true }), asText: text.startsWith(textMark) };
}

/** The file of each fragment. Throws when two have one name. */
function originsOf(sources: readonly Source[]): Map<string, string> {
  const origins = new Map<string, string>();
  for (const source of sources)
    for (const name of fragmentsOf([source]).keys()) {
      if (origins.has(name)) throw new Error(`The fragment ${name} is defined twice`);
      origins.set(name, source.file);
    }
  return origins;
}

/** The generated files of one project, by their path from the root. */
async function generateProject(project: string): Promise<Map<string, string>> {
  const sources = globSync(`${project}/**/*.graphql`, { cwd: root }).toSorted().map(readSource);
  const shared =
    project === sharedProject ? [] : globSync(`${sharedProject}/**/*.graphql`, { cwd: root }).map(readSource);
  const fragments = fragmentsOf([...shared, ...sources]);
  const origins = originsOf([...shared, ...sources]);
  const texts = new Map<string, string>();
  for (const source of sources)
    texts.set(source.file.replace(/\.graphql$/, '.generated.ts'), await generate(source, fragments, origins));
  if (project.startsWith('mfe-')) {
    const used = sharedFilesOf(project, root).map(readSource);
    texts.set(`${project}/documents.generated.ts`, listOperations([...sources, ...used]));
    texts.set(`${project}/documents.generated.json`, documentList(listDocuments([...sources, ...used], fragments)));
  }
  return texts;
}

/** The documents that the shell sends: its own, and those of packages that it uses. */
function listShellDocuments(): string[] {
  const folders = ['shell/app', 'shell/server', sharedProject];
  const sources = folders.flatMap((folder) => globSync(`${folder}/**/*.graphql`, { cwd: root })).map(readSource);
  return listDocuments(sources, fragmentsOf(sources));
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  let stale = 0;
  let count = 0;
  const own = new Map([
    ['packages/graphql-client/src/cache-schema.generated.ts', describeTypes()],
    ['packages/contracts/shell-documents.generated.json', documentList(listShellDocuments())],
  ]);
  const files = await Promise.all(globSync(projects, { cwd: root }).toSorted().map(generateProject));
  for (const texts of [own, ...files]) {
    for (const [file, text] of texts) {
      const target = path.join(root, file);
      count++;
      if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
      stale++;
      if (check) console.error(`${file} is not up to date`);
      else writeFileSync(target, text);
    }
  }
  if (check && stale > 0) {
    console.error('Run `npm run codegen` and commit the result.');
    process.exitCode = 1;
    return;
  }
  console.log(`${count} generated files, ${check ? 'all up to date' : `${stale} written`}`);
}

await main();
