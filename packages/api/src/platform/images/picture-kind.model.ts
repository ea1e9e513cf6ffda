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

/** Whether the bytes begin as a picture does that we open, and are not at the same time a document of another kind. */
export function looksLikePicture(bytes: Buffer): boolean {
  return STARTS.some((starts) => starts(bytes)) && !holdsDocument(bytes);
}
