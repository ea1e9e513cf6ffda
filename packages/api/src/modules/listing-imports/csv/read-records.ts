import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CsvFormat } from './csv-format.ts';

/** A record of a file, and the line on which it begins, from 1 on. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** A file that cannot be read as CSV from a line on: a quotation that does not end, or a record without an end. */
export class BrokenCsv extends Error {
  readonly code: 'quote' | 'record-size' | 'too-many-rows' | 'unreadable';
  readonly line: number;

  constructor(code: BrokenCsv['code'], line: number) {
    super(`The file cannot be read from line ${line} on: ${code}.`);
    this.name = 'BrokenCsv';
    this.code = code;
    this.line = line;
  }
}

/** Characters of one record: no listing says more. */
const LONGEST_RECORD = 400_000;

function brokenOf(error: CsvError, line: number): BrokenCsv {
  const isQuote = ['CSV_QUOTE_NOT_CLOSED', 'CSV_INVALID_CLOSING_QUOTE', 'INVALID_OPENING_QUOTE'].includes(error.code);
  return new BrokenCsv(isQuote ? 'quote' : error.code === 'CSV_MAX_RECORD_SIZE' ? 'record-size' : 'unreadable', line);
}

/** The text of a file with line feeds alone, so that lines are counted alike whoever wrote it. */
async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: CsvFormat['encoding']): AsyncGenerator<string> {
  // The mark at the beginning is taken away by the decoder.
  const decoder = new TextDecoder(encoding);
  let open = '';
  for await (const piece of bytes) {
    const text = open + decoder.decode(piece, { stream: true });
    open = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - open.length).replaceAll(/\r\n?/g, '\n');
  }
  yield `${open}${decoder.decode()}`.replaceAll(/\r\n?/g, '\n');
}

/** The records of a file, as it comes. Empty ones are left out. Throws a BrokenCsv. */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    info: true,
  });
  const source = Readable.from(decoded(bytes, encoding));
  source.on('error', (error) => parser.destroy(error));
  let line = 1;
  try {
    const records: AsyncIterable<{ record: string[]; info: { lines: number } }> = source.pipe(parser);
    for await (const { record, info } of records) {
      // The parser tells the line on which a record ends; what it is longer than a line are its quoted line ends.
      const inner = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      line = info.lines;
      if (record.some((cell) => cell.trim() !== '')) yield { line: Math.max(1, info.lines - inner), cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw brokenOf(error, line + 1);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}
