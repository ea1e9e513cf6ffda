// Writes `x.generated.ts` beside every `x.graphql` of the front-ends: the document as text, with the types of its result and variables;
// and `documents.generated.ts` into every remote: the names of the operations that it sends, its own and those of commerce-client.
// `--check` writes nothing and fails when a file is not up to date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
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

interface Source {
  readonly file: string;
  readonly document: DocumentNode;
}

function fragmentsOf(sources: readonly Source[]): Map<string, FragmentDefinitionNode> {
  const all = new Map<string, FragmentDefinitionNode>();
  for (const { document } of sources) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        const name = definition.name.value;
        if (all.has(name)) throw new Error(`The fragment ${name} is defined twice`);
        all.set(name, definition);
      }
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
async function generate(source: Source, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Promise<string> {
  const operations = source.document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  const whole = complete(source.document, fragments);
  const errors = validate(schema, whole).filter(
    (error) => operations.length > 0 || !error.message.includes('never used'),
  );
  if (errors.length > 0) throw new Error(`${source.file}:\n  ${errors.map((error) => error.message).join('\n  ')}`);
  const types = await typesOf(whole, source.file);
  const constants = operations.map((operation) => {
    const name = operation.name?.value;
    if (!name) throw new Error(`${source.file}: an operation has no name`);
    const single = complete(
      { kind: Kind.DOCUMENT, definitions: [operation] },
      new Map([...fragments, ...fragmentsOf([source])]),
    );
    const kind = operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
    const base = name.charAt(0).toUpperCase() + name.slice(1);
    const text = stripIgnoredCharacters(print(single)).replaceAll("'", "\\'");
    return `export const ${base}Document = typedDocument<${base}${kind}, ${base}${kind}Variables>(\n  '${text}',\n);\n`;
  });
  const head = `// Generated from ${path.basename(source.file)} by packages/graphql-client/scripts/generate.ts. Do not edit.\n`;
  const imports = constants.length > 0 ? "import { typedDocument } from '@headstock/graphql-client/document';\n\n" : '';
  return `${head}${imports}${types.trim()}\n\n${constants.join('\n')}`.replace(/\n{3,}/g, '\n\n');
}

/** The text of a remote's `documents.generated.ts`: the names of its operations, sorted. */
function listOperations(sources: readonly Source[]): string {
  const names = sources.flatMap(({ document }) =>
    document.definitions.flatMap((d) => (d.kind === Kind.OPERATION_DEFINITION && d.name ? [d.name.value] : [])),
  );
  const list = names.toSorted().map((name) => `  '${name}',\n`);
  const head =
    '// Generated from the .graphql files below by packages/graphql-client/scripts/generate.ts. Do not edit.\n';
  return `${head}export const documents = [${list.length > 0 ? `\n${list.join('')}` : ''}] as const;\n`;
}

function readSource(file: string): Source {
  return { file, document: parse(readFileSync(path.join(root, file), 'utf8'), { noLocation: true }) };
}

/** The generated files of one project, by their path from the root. */
async function generateProject(project: string): Promise<Map<string, string>> {
  const sources = globSync(`${project}/**/*.graphql`, { cwd: root }).toSorted().map(readSource);
  const shared =
    project === sharedProject ? [] : globSync(`${sharedProject}/**/*.graphql`, { cwd: root }).map(readSource);
  const fragments = fragmentsOf([...shared, ...sources]);
  const texts = new Map<string, string>();
  for (const source of sources)
    texts.set(source.file.replace(/\.graphql$/, '.generated.ts'), await generate(source, fragments));
  if (project.startsWith('mfe-')) {
    const used = sharedFilesOf(project, root).map(readSource);
    texts.set(`${project}/documents.generated.ts`, listOperations([...sources, ...used]));
  }
  return texts;
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  let stale = 0;
  let count = 0;
  for (const project of globSync(projects, { cwd: root }).toSorted()) {
    for (const [file, text] of await generateProject(project)) {
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
