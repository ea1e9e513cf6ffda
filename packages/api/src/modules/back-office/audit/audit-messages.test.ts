import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { actionInWords, isActionKnown, subjectInWords } from './audit-messages.ts';

const modules = fileURLToPath(new URL('../..', import.meta.url));

/** Every action and kind of subject that the sources write down as they stand; of composed ones the first part. */
async function writtenDown(): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const file of glob('**/*.ts', { cwd: modules })) {
    if (/\.(?:test|fixture)\.ts$/.test(file)) continue;
    const source = await readFile(`${modules}/${file}`, 'utf8');
    if (!/recordAudit|AuditEntry|auditOrder/.test(source)) continue;
    for (const [, action = ''] of source.matchAll(/action: ['`]([a-zA-Z-]+\.[a-zA-Z._-]+)['`]/g)) found.add(action);
    for (const [, subject = ''] of source.matchAll(/action: `([a-zA-Z-]+)\.\$\{/g)) found.add(subject);
    for (const [, kind = ''] of source.matchAll(/subjectKind: '([a-zA-Z-]+)'/g)) found.add(kind);
    for (const [, action = ''] of source.matchAll(/auditOrder\([^)]*[^[]'([a-zA-Z.-]+)'/g))
      found.add(`order.${action}`);
  }
  return [...found];
}

it('has plain words for every action that is written down', async () => {
  const actions = await writtenDown();
  expect(actions.length).toBeGreaterThan(90);
  expect(actions.filter((action) => !isActionKnown(action))).toEqual([]);
});

it.each([
  ['api-key.created', 'API key: created', 'Clé d’API\u00a0: création'],
  ['holdRule.save', 'Legal hold rule: saved', 'Règle de garde légale\u00a0: enregistrement'],
  ['listing.write_off_undo', 'Listing: write-off undone', 'Annonce\u00a0: annulation de la mise au rebut'],
  ['order.return.create', 'Order: return asked for', 'Commande\u00a0: demande de retour'],
  ['unheard.ofIt', 'unheard: of it', 'unheard\u00a0: of it'],
])('%s is %s', (action, english, french) => {
  expect([actionInWords(action, 'en'), actionInWords(action, 'fr')]).toEqual([english, french]);
});

it('names kinds of records', () => {
  expect([subjectInWords('webhook-delivery', 'en'), subjectInWords('mailText', 'fr')]).toEqual([
    'Webhook message',
    'Texte d’e-mail',
  ]);
});
