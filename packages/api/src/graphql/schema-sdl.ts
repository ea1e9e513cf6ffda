import { readFileSync } from 'node:fs';
import { moduleFiles } from './module-files.ts';

/** The whole schema of the shop as text: the contract between the server and every front end. */
export const schemaSdl = moduleFiles('schema.graphql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
