import { expect, it } from '@jest/globals';
import { findMailTexts } from './find-mail-texts.model.ts';

const mail = (key: string, group: string, title: string, isOwn = false) => ({
  key,
  group,
  title,
  texts: [
    { locale: 'en', version: isOwn ? 1 : 0, isOwn: false },
    { locale: 'fr', version: isOwn ? 1 : 0, isOwn },
  ],
});
const all = [
  mail('order.placed', 'orders', 'Commande passée, à l’acheteur'),
  mail('repair.ready', 'repairs', 'Réparation terminée, au client', true),
];
const keys = (filter: Partial<Parameters<typeof findMailTexts>[1]>) =>
  findMailTexts(all, { groups: undefined, isOwn: false, search: '', ...filter }).map(({ key }) => key);

it('mails are found by group, by whose words they have, and by words without accents', () => {
  expect(keys({})).toEqual(['order.placed', 'repair.ready']);
  expect(keys({ groups: ['orders'] })).toEqual(['order.placed']);
  expect(keys({ isOwn: true })).toEqual(['repair.ready']);
  expect(keys({ search: 'reparation CLIENT' })).toEqual(['repair.ready']);
  expect(keys({ search: 'order.pl' })).toEqual(['order.placed']);
  expect(keys({ search: 'nothing' })).toEqual([]);
});
