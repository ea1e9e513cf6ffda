import { isUtf8 } from 'node:buffer';

/** How the bytes of a file are read. */
export type CsvFormat = {
  readonly encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  readonly delimiter: ',' | ';' | '\t' | '|';
};

const DELIMITERS = [',', ';', '\t', '|'] as const;
const HEADER_BYTES = 64 * 1024;

function encodingOf(bytes: Buffer): CsvFormat['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The first line without what stands in quotes, where a delimiter is a character like others. */
function firstLine(text: string): string {
  let line = '';
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (line.trim() !== '') break;
    } else if (!isQuoted) line += character;
  }
  return line;
}

/** Tells by its bytes how a file is written: its encoding, and the delimiter that its first line has most often. */
export function csvFormatOf(bytes: Buffer): CsvFormat {
  const encoding = encodingOf(bytes);
  const line = firstLine(new TextDecoder(encoding).decode(bytes.subarray(0, HEADER_BYTES)));
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return { encoding, delimiter: most === 0 ? ',' : (DELIMITERS[counts.indexOf(most)] ?? ',') };
}
