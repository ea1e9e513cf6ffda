import { describe, expect, it } from '@jest/globals';
import { typesetFrench } from './typeset-french.ts';

describe('French typesetting', () => {
  it('sets a narrow no-break space before ; ! ? and a no-break space before a colon', () => {
    expect(typesetFrench('Et alors ? Oui ; non ! Bon : voilà.')).toBe(
      'Et alors\u202f? Oui\u202f; non\u202f! Bon\u00a0: voilà.',
    );
    expect(typesetFrench('Vraiment? **Oui**!')).toBe('Vraiment\u202f? **Oui**\u202f!');
  });

  it('sets quotation marks with narrow spaces inside', () => {
    expect(typesetFrench('le « la », puis «mi»')).toBe('le «\u202fla\u202f», puis «\u202fmi\u202f»');
  });

  it('sets apostrophes between letters', () => {
    expect(typesetFrench("l'étui d'Ines")).toBe('l’étui d’Ines');
  });

  it('holds numbers and their units together', () => {
    expect(typesetFrench('24 500 $ à 10 h, 45 % et 2 mm, en 1959 300 exemplaires')).toBe(
      '24\u202f500\u202f$ à 10\u202fh, 45\u202f% et 2\u202fmm, en 1959 300 exemplaires',
    );
  });

  it('leaves addresses, code and the keys of front matter alone', () => {
    const source =
      'title: Les prix\n  href: /shop?sort=DEFAULT\n\n[voir](/shop?sort=PRICE_ASC) `a ? b : c` https://example.test/?a=1';
    expect(typesetFrench(source)).toBe(source);
  });

  it('sets what follows a link', () => {
    expect(typesetFrench('Appelez le [12](tel:12) : [ici](/a) ?')).toBe(
      'Appelez le [12](tel:12)\u00a0: [ici](/a)\u202f?',
    );
  });

  it('gives back what is set already', () => {
    const set = typesetFrench("« Combien ? » : 1 200 $ ; c'est tout !");
    expect(typesetFrench(set)).toBe(set);
  });
});
