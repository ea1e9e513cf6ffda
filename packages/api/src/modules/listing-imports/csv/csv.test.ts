import { describe, expect, it } from '@jest/globals';
import { readCell, writeCell, writeLine } from './csv-cell.ts';
import { csvFormatOf } from './csv-format.ts';
import { BrokenCsv, type CsvRecord, readRecords } from './read-records.ts';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer | string, size = 3): Promise<CsvRecord[]> {
  const buffer = Buffer.from(bytes);
  const records: CsvRecord[] = [];
  for await (const record of readRecords(pieces(buffer, size), csvFormatOf(buffer))) records.push(record);
  return records;
}

describe('a file', () => {
  it('is read whatever its delimiter, line ends and mark, with the line of every record', async () => {
    for (const [delimiter, end] of [
      [',', '\n'],
      [';', '\r\n'],
      ['\t', '\r'],
    ] as const) {
      const lines = [`title${delimiter}price`, `"two${end}lines"${delimiter}1`, '', `"say ""x"""${delimiter}2`, ''];
      expect(await read(`\ufeff${lines.join(end)}`)).toEqual([
        { line: 1, cells: ['title', 'price'] },
        { line: 2, cells: ['two\nlines', '1'] },
        { line: 5, cells: ['say "x"', '2'] },
      ]);
    }
  });

  it('is read in the encodings of spreadsheets', async () => {
    const text = 'titre;prix\nÉlan;1 €\n';
    const windows = Buffer.from('titre;prix\n\xc9lan;1 \x80\n', 'latin1');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const bytes of [Buffer.from(text), windows, wide])
      expect((await read(bytes))[1]).toEqual({ line: 2, cells: ['Élan', '1 €'] });
  });

  it('whose quotation never ends is told by the line on which it begins', async () => {
    const broken = read('a,b\n1,2\n3,"open\n4,5\n');
    await expect(broken).rejects.toBeInstanceOf(BrokenCsv);
    await expect(broken).rejects.toMatchObject({ code: 'quote', line: 3 });
  });
});

describe('a cell', () => {
  it('is no formula in a spreadsheet, and the same text again when it is read', async () => {
    const texts = ['=1+1', '+33', '-5', '@sum', "'=x", "''-y", "'60s neck", 'a,b', 'a"b', 'two\nlines', '', 'é;\t'];
    for (const text of texts) {
      const cell = writeCell(text);
      expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@]/);
      const [, record] = await read(`a,b\n${writeLine([text, 'x'])}`);
      expect(readCell(record?.cells[0] ?? '')).toBe(text.trim());
    }
  });

  it('holds nothing that cannot be stored', () => {
    expect(readCell('a\0b\u202ec\ud800')).toBe('abc\ufffd');
  });
});
