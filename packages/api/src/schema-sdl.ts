import { readdirSync, readFileSync } from 'node:fs';

const DOMAINS = new URL('./domains/', import.meta.url);

function readSdl(): string {
  const names = readdirSync(DOMAINS).toSorted(
    (a, b) => Number(b === 'shared') - Number(a === 'shared') || a.localeCompare(b),
  );
  const parts: string[] = [];
  for (const name of names) {
    const file = readdirSync(new URL(`${name}/`, DOMAINS)).find((entry) => entry === 'schema.graphql');
    if (file) parts.push(readFileSync(new URL(`${name}/${file}`, DOMAINS), 'utf8'));
  }
  return parts.join('\n');
}

/** The whole schema of the shop as text: the contract between the server and every front end. */
export const schemaSdl = readSdl();
