import { expect, it } from '@jest/globals';
import en from '#mfe-admin/messages/inventory.en.json' with { type: 'json' };
import fr from '#mfe-admin/messages/inventory.fr.json' with { type: 'json' };
import { knownActions } from './history-list.tsx';

it.each(Object.entries({ en, fr }))('has words for every action on a listing, %s', (_locale, messages) => {
  const texts: Readonly<Record<string, string>> = messages;
  expect(knownActions.filter((action) => !texts[`inventory.did.${action}`])).toEqual([]);
});
