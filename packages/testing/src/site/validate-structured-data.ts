import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@headstock/launcher/workspace';

const run = promisify(execFile);
const LIMIT_MS = 60_000;

/** The parsed JSON-LD blocks of a page. Throws on invalid JSON. */
export function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...scripts].map(([, text = '']): unknown => JSON.parse(text));
}

/** Drops `query-input` of actions, which the types of schema-dts lack. */
const withoutConstraints = (key: string, value: unknown): unknown => (/-(?:in|out)put$/.test(key) ? undefined : value);

/**
 * Checks JSON-LD, by page URL, against the vocabulary of schema.org, by compiling it with the types of schema-dts. Returns
 * unknown types and properties and wrong values, one line each.
 */
export async function validateStructuredData(pages: ReadonlyMap<string, unknown>): Promise<string[]> {
  // Inside the workspace, so that TypeScript resolves schema-dts.
  const folder = path.join(workspaceRoot, '.headstock/reports/structured-data', String(process.pid));
  mkdirSync(folder, { recursive: true });
  const addresses = [...pages.keys()];
  const constants = addresses.map((address, index) => {
    return `export const page${index}: Graph = ${JSON.stringify(pages.get(address), withoutConstraints)};`;
  });
  writeFileSync(
    path.join(folder, 'served.ts'),
    ["import type { Graph } from 'schema-dts';", ...constants, ''].join('\n'),
  );
  const compilerOptions = { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['served.ts'] }));
  const tsc = path.join(workspaceRoot, 'node_modules/typescript/bin/tsc');
  try {
    await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { timeout: LIMIT_MS });
    return [];
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return said.split('\n').flatMap((line) => {
      const place = /served\.ts\((\d+),/.exec(line)?.[1];
      return line.trim() ? [`${place ? (addresses[Number(place) - 2] ?? '') : ''} ${line.trim()}`.trim()] : [];
    });
  }
}
