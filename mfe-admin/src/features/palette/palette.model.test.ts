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

  it('opens every kind of record where staff work on it', () => {
    const paths = (['ORDER', 'ACCOUNT', 'LISTING', 'REPAIR', 'INTAKE', 'REFUND'] as const).map((kind) =>
      pathOfRecord({ kind, id: 'x1', title: 'Any', detail: '', shopPath: null }),
    );
    expect(paths).toEqual([
      '/orders/x1',
      '/admin/accounts/x1',
      '/admin/listings/x1',
      '/admin/repairs/x1',
      '/admin/intake/x1',
      '/admin/journal?search=x1',
    ]);
  });
});
