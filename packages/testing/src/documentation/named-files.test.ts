import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '@headstock/launcher/workspace';

/** Pages that lead to files: a renamed file must be renamed there, too. */
const pages = ['README.md', 'packages/docs/*.md', 'packages/docs/decisions/*.md', '{shell,mfe-*,packages/*}/README.md'];
const exclude = ['**/node_modules/**', '**/dist/**'];
const files = globSync('{shell,mfe-*,packages/*}/**/*.{ts,tsx,graphql,md}', { cwd: workspaceRoot, exclude });
const known = new Set(files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(depth).join('/'))));

/** The source files that a page names in backticks, by the end of their path; patterns and examples are left out. */
function namedIn(page: string): string[] {
  const text = readFileSync(path.join(workspaceRoot, page), 'utf8');
  return [...text.matchAll(/`([\w.@/-]+\.(?:ts|tsx|graphql))`/g)].flatMap(([, name]) => name ?? []);
}

const found = globSync(pages, { cwd: workspaceRoot, exclude });

describe('the files that documentation names', () => {
  it.each(found)('are there: %s', (page) => {
    const examples = /^(?:x\.|\.|@)|^(?:node_modules|dist)\//;
    expect(namedIn(page).filter((name) => !known.has(name) && !examples.test(name))).toEqual([]);
  });
});

it('the table of decisions leads to each of them, in the order of their numbers', () => {
  const folder = path.join(workspaceRoot, 'packages/docs/decisions');
  const table = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const listed = [...table.matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(listed).toEqual(globSync('[0-9]*.md', { cwd: folder }).toSorted());
});
