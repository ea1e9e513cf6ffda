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

/** A record with the line on which it begins: the parser tells where it ends, what it is longer are its quoted line ends. */
function placed(cells: readonly string[], lastLine: number): CsvRecord {
  const inner = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return { line: Math.max(1, lastLine - inner), cells };
}

/** The records of a file, as it comes. Empty ones are left out. Throws a BrokenCsv, after the records before the fault. */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<CsvRecord> {
  // A stream that fails drops what nobody has read of it yet.
  const waiting: CsvRecord[] = [];
  let line = 0;
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    on_record: (cells: string[], { lines }) => {
      line = lines;
      if (cells.some((cell) => cell.trim() !== '')) waiting.push(placed(cells, lines));
      return cells;
    },
  });
  const source = Readable.from(decoded(bytes, encoding));
  source.on('error', (error) => parser.destroy(error));
  const records: AsyncIterable<unknown> = source.pipe(parser);
  try {
    for await (const _record of records) yield* waiting.splice(0);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield* waiting.splice(0);
    throw brokenOf(error, line + 1);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
