import { describe, expect, it } from '@jest/globals';
import { matching, pathOfRecord, type PaletteEntry } from './palette.model.ts';

const entry = (title: string): PaletteEntry => ({ key: title, group: 'pages', title, path: '/admin' });
const titles = (search: string): string[] =>
  matching(['Audit log', 'Exported tables', 'Modifications en masse', 'Commandes à expédier'].map(entry), search).map(
    ({ title }) => title,
  );

describe('what the palette offers', () => {
  it('begins words with what was typed, whatever its accents and capitals', () => {
    expect(titles('')).toHaveLength(4);
    expect(titles('AUD')).toEqual(['Audit log']);
    expect(titles('mod mas')).toEqual(['Modifications en masse']);
    expect(titles('expedier')).toEqual(['Commandes à expédier']);
    expect(titles('udit')).toEqual([]);
  });

  it('opens a record where it can be seen', () => {
    const hit = { id: 'x', detail: 'bo+1@example.com · 555', shopPath: null };
    expect(pathOfRecord({ ...hit, kind: 'ITEM', title: 'A guitar', shopPath: '/shop/a/x' })).toMatch(/x/);
    expect(pathOfRecord({ ...hit, kind: 'ACCOUNT', title: 'Bo' })).toMatch(/^\/admin\/accounts/);
    expect(pathOfRecord({ ...hit, kind: 'ORDER', title: 'HS-1' })).toMatch(/HS-1|x/);
  });
});
