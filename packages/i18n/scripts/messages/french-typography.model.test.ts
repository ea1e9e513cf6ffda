import { describe, expect, it } from '@jest/globals';
import { parse } from '@formatjs/icu-messageformat-parser';
import { checkFrenchTypography } from './french-typography.model.ts';

const check = (text: string): string[] => checkFrenchTypography(parse(text));

describe('French typography', () => {
  it.each([
    'Une question\u202F?',
    'Non\u202F! Si\u202F!',
    'Vraiment\u202F?!',
    'Vos articles\u00A0: {titles}',
    'Langue\u202F: {name}',
    'Dites «\u202Fbonjour\u202F» au luthier',
    'L’atelier ouvre à 10:30',
    'Voir https://headstock.test/aide',
    '{count, plural, one {Un ampli\u202F?} other {# amplis\u202F?}}',
    'Lire <link>la suite</link>',
  ])('accepts %s', (text) => expect(check(text)).toEqual([]));

  it.each([
    ['Une question ?', '? ! ;'],
    ['Une question\u00A0?', '? ! ;'],
    ['Une question?', '? ! ;'],
    ['Bonjour {name}!', '? ! ;'],
    ['Un ampli ; une guitare', '? ! ;'],
    ['Vos articles : {titles}', 'colon'],
    ['Vos articles: {titles}', 'colon'],
    ['Dites « bonjour »', '« »'],
    ['Dites «\u00A0bonjour\u00A0»', '« »'],
    ['Dites "bonjour"', 'quotation'],
    ['L‘atelier', 'apostrophe'],
    ['Attendez...', '…'],
    ['{count, plural, one {Un ampli?} other {# amplis\u202F?}}', '? ! ;'],
    ['<b>Un ampli?</b>', '? ! ;'],
    ['<b>Un ampli</b>?', '? ! ;'],
  ])('refuses %s', (text, reason) => expect(check(text)).toEqual([expect.stringContaining(reason)]));
});
