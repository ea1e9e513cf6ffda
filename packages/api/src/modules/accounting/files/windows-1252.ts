/** The characters of Windows-1252 that Latin-1 has not, from 0x80 on; null where it has none. */
const HIGH = [
  '€',
  null,
  '‚',
  'ƒ',
  '„',
  '…',
  '†',
  '‡',
  'ˆ',
  '‰',
  'Š',
  '‹',
  'Œ',
  null,
  'Ž',
  null,
  null,
  '‘',
  '’',
  '“',
  '”',
  '•',
  '–',
  '—',
  '˜',
  '™',
  'š',
  '›',
  'œ',
  null,
  'ž',
  'Ÿ',
] as const;
const codes = new Map<string, number>(
  HIGH.flatMap((letter, at) => (letter === null ? [] : ([[letter, 0x80 + at]] as const))),
);

function codeOf(letter: string): number | undefined {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80 || (point >= 0xa0 && point <= 0xff)) return point;
  return codes.get(letter);
}

/** A text in Windows-1252; a letter that it has not loses its accent, or becomes a question mark. */
export function toWindows1252(text: string): Buffer {
  const bytes: number[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = codeOf(letter) ?? codeOf(letter.normalize('NFD').charAt(0));
    bytes.push(code ?? 0x3f);
  }
  return Buffer.from(bytes);
}
