import { parseSync, Visitor } from 'oxc-parser';

/** What a source file says, as far as it can name a message. Places are offsets into the source. */
export interface SourceScan {
  /** Every literal text, and every key of an object. */
  readonly literals: ReadonlyMap<string, number>;
  /** Templates with holes, as the texts around the holes. */
  readonly templates: readonly { readonly parts: readonly string[]; readonly start: number }[];
}

/** Finds the literals and templates of a TypeScript file. Throws when it does not parse. */
export function scanSource(file: string, source: string): SourceScan {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file} does not parse: ${error.message}`);
  const literals = new Map<string, number>();
  const templates: { parts: string[]; start: number }[] = [];
  const keep = (text: string, start: number): void => {
    if (!literals.has(text)) literals.set(text, start);
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' || typeof node.value === 'number') keep(String(node.value), node.start);
    },
    Property(node) {
      if (!node.computed && node.key.type === 'Identifier') keep(node.key.name, node.start);
    },
    TSPropertySignature(node) {
      if (!node.computed && node.key.type === 'Identifier') keep(node.key.name, node.start);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
      const [only = ''] = parts;
      if (parts.length === 1) keep(only, node.start);
      else templates.push({ parts, start: node.start });
    },
  }).visit(program);
  return { literals, templates };
}
