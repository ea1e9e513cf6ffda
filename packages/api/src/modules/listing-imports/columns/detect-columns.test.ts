import { describe, expect, it } from '@jest/globals';
import { guessColumns } from './detect-columns.ts';

describe('the columns of a file', () => {
  it('are known by the names that French lists of stock give them', () => {
    const names = ['Référence', 'Désignation', 'Marque', 'Modèle', 'Année', 'Prix', 'Quantité', 'État'];
    const fields = ['sku', 'title', 'brand', 'model', 'year', 'price', 'stock', 'condition'];
    expect(guessColumns(names)).toEqual(fields);
  });

  it('that say what pictures show are those of their pictures, in either language', () => {
    expect(
      guessColumns(['title', 'Image Alt Text', 'photographAlt 12', 'photographAlt.fr 12', 'photograph 12']),
    ).toEqual(['title', 'photographAlt', 'photographAlt', 'photographAlt.fr', 'photograph']);
  });
});
