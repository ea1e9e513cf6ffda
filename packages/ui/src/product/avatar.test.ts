import { expect, it } from '@jest/globals';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Ada Moreau', 'AM'],
  ['ada', 'A'],
  ['Émile de la Rue', 'ÉR'],
  ['  ', ''],
  ['🎸 Guitars & Co', 'GC'],
  ['𝒜da', '𝒜'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
