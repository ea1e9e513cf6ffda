import { readFileSync } from 'node:fs';
import { type ModuleExportName, parseSync, type Program, Visitor } from 'oxc-parser';

/** One import of a module, as far as it exists at run time: types are left out. */
export interface ModuleImport {
  readonly from: string;
  /** Line of the import, from 1. */
  readonly line: number;
  /** `dynamic`: fetched when it is asked for. */
  readonly kind: 'static' | 'dynamic';
  /** The names that it takes; `default` for the default export. */
  readonly names: readonly string[];
  /** It takes everything: what it uses of it cannot be told. */
  readonly whole: boolean;
}

type Import = { -readonly [Key in keyof ModuleImport]: ModuleImport[Key] } & { names: string[] };

/** The members that are read of the given namespaces, and the namespaces that are passed on as they are. */
function followNamespaces(
  program: Program,
  spaces: ReadonlySet<string>,
): { members: Map<string, Set<string>>; whole: Set<string> } {
  const members = new Map([...spaces].map((name) => [name, new Set<string>()]));
  const accounted = new Set<number>();
  const whole = new Set<string>();
  new Visitor({
    ImportNamespaceSpecifier: (node) => void accounted.add(node.local.start),
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || !spaces.has(node.object.name)) return;
      if (node.computed || node.property.type !== 'Identifier') return;
      members.get(node.object.name)?.add(node.property.name);
      accounted.add(node.object.start);
    },
    JSXMemberExpression(node) {
      if (node.object.type === 'JSXIdentifier') members.get(node.object.name)?.add(node.property.name);
    },
    TSQualifiedName: (node) => void accounted.add(node.left.start),
  }).visit(program);
  new Visitor({
    Identifier(node) {
      if (spaces.has(node.name) && !accounted.has(node.start)) whole.add(node.name);
    },
  }).visit(program);
  return { members, whole };
}

/** `import { name }` and `import { 'name' }` name the same. */
const nameOf = (node: ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

function staticImports(program: Program, lineAt: (offset: number) => number): Import[] {
  const spaces = new Map<string, Import>();
  const found: Import[] = [];
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    const values = node.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type');
    if (node.specifiers.length > 0 && values.length === 0) continue;
    const line = lineAt(node.start);
    const one: Import = { from: node.source.value, line, kind: 'static', names: [], whole: false };
    for (const specifier of values) {
      if (specifier.type === 'ImportNamespaceSpecifier') spaces.set(specifier.local.name, one);
      else one.names.push(specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported));
    }
    found.push(one);
  }
  if (spaces.size === 0) return found;
  const { members, whole } = followNamespaces(program, new Set(spaces.keys()));
  for (const [name, one] of spaces) {
    one.names.push(...(members.get(name) ?? []));
    one.whole ||= whole.has(name);
  }
  return found;
}

function reexports(program: Program, lineAt: (offset: number) => number): Import[] {
  return program.body.flatMap((node): Import[] => {
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type')
      return [{ from: node.source.value, line: lineAt(node.start), kind: 'static', names: [], whole: true }];
    if (node.type !== 'ExportNamedDeclaration' || !node.source || node.exportKind === 'type') return [];
    const names = node.specifiers.filter(({ exportKind }) => exportKind !== 'type').map(({ local }) => nameOf(local));
    if (node.specifiers.length > 0 && names.length === 0) return [];
    return [{ from: node.source.value, line: lineAt(node.start), kind: 'static', names, whole: false }];
  });
}

/** Everything that a module imports at run time. Throws when it does not parse. */
export function readImports(file: string): ModuleImport[] {
  const source = readFileSync(file, 'utf8');
  const parsed = parseSync(file, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} does not parse: ${error.message}`);
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const dynamic: Import[] = [];
  new Visitor({
    ImportExpression({ source: asked, start }) {
      if (asked.type !== 'Literal' || typeof asked.value !== 'string') return;
      dynamic.push({ from: asked.value, line: lineAt(start), kind: 'dynamic', names: [], whole: true });
    },
  }).visit(parsed.program);
  return [...staticImports(parsed.program, lineAt), ...reexports(parsed.program, lineAt), ...dynamic];
}

/** The names that a module hands on of others: `export { name } from …`. */
export function readReexports(file: string): Set<string> {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const specifiers = program.body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []));
  return new Set(specifiers.map(({ exported }) => nameOf(exported)));
}
