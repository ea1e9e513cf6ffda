/** What may be a picture, by its first bytes: names and declared types of files prove nothing. */
const STARTS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)),
];

/** Beginnings of documents that somebody's browser or server might run. No camera writes them. */
const DOCUMENTS = ['<script', '<!doctype', '<html', '<?php', '%pdf-1'];
const SCANNED = 64 * 1024;

function holdsDocument(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, SCANNED).toLowerCase();
  const tail = bytes.toString('latin1', Math.max(SCANNED, bytes.length - SCANNED)).toLowerCase();
  return DOCUMENTS.some((start) => head.includes(start) || tail.includes(start));
}

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether the bytes are a HEIC or HEIF file, and no AVIF, which may call itself `mif1` as well. */
export function looksLikeHeif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = [bytes.toString('latin1', 8, 12), ...(bytes.toString('latin1', 16, end).match(/.{4}/gs) ?? [])];
  return HEIF_BRANDS.has(brands[0] ?? '') && !brands.some((brand) => /^avi[fs]$/.test(brand)) && !holdsDocument(bytes);
}

/** Whether the bytes begin as a picture does that we open, and are not at the same time a document of another kind. */
export function looksLikePicture(bytes: Buffer): boolean {
  return STARTS.some((starts) => starts(bytes)) && !holdsDocument(bytes);
}
