/**
 * `node packages/i18n/scripts/check-messages.ts [app…]` — for the shell and every remote, or for the given ones: every message
 * that the code names exists in both languages, none is left over, both languages take the same values, every message parses,
 * and the French ones are set as French is. Exit code 1 when something is wrong.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { checkApp } from './messages/check-app.ts';
import { describeProblem } from './messages/problem.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const given = process.argv.slice(2);
const apps =
  given.length > 0 ? given : ['shell', ...globSync('mfe-*', { cwd: root }).toSorted(), 'packages/commerce-client'];
// Packages name parts of message ids too: categories, routes, results of commands.
const shared = ['packages/commerce-client/src', 'packages/contracts/src'];

process.chdir(root);
let problems = 0;
for (const app of apps) {
  for (const problem of checkApp(app, shared)) {
    console.error(describeProblem(problem));
    problems++;
  }
}
console.log(problems === 0 ? `The messages of ${apps.join(', ')} are in order.` : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;
