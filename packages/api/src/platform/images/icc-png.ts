import { crc32, deflateSync } from 'node:zlib';

/** Signature and IHDR, which stand before every other chunk. */
const HEAD = 8 + 25;

/** A PNG that says what its colours mean: `png` with an ICC profile in it. */
export function withIcc(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, HEAD), length, content, sum, png.subarray(HEAD)]);
}
