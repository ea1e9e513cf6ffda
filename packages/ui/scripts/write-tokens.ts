import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeTokensCss } from '../src/tokens/tokens.ts';

const file = fileURLToPath(new URL('../src/styles/tokens.css', import.meta.url));
writeFileSync(file, writeTokensCss());
execFileSync(fileURLToPath(new URL('../../../node_modules/.bin/oxfmt', import.meta.url)), [file]);
