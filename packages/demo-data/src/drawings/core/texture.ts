import { crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './finishes.ts';
import { random } from './numbers.ts';

/**
 * A small picture of noise as a data URI: one colour in sixteen strengths, stretched by whoever draws it. A renderer
 * scales it smoothly at next to no cost, where a turbulence filter pays for every pixel.
 * `soften` blends each sample with its neighbours (in samples), `bias` 0..1 is the share that stays clear.
 */
export function noiseTile(options: {
  readonly columns: number;
  readonly rows: number;
  readonly seed: number;
  readonly color: Rgb;
  readonly soften?: readonly [x: number, y: number];
  readonly bias?: number;
  /** Highest opacity, 0..1. */
  readonly strength?: number;
}): string {
  const { columns, rows, seed, color, soften = [0, 0], bias = 0.4, strength = 1 } = options;
  const next = random(seed * 2654435761 + columns * 31 + rows);
  let field = Array.from({ length: columns * rows }, next);
  if (soften[0]) field = blur(field, columns, rows, soften[0], true);
  if (soften[1]) field = blur(field, columns, rows, soften[1], false);
  const sorted = [...field].sort((a, b) => a - b);
  const low = sorted[Math.floor(bias * (sorted.length - 1))]!;
  const high = sorted[sorted.length - 1]!;
  const stride = Math.ceil(columns / 2);
  const raw = Buffer.alloc(rows * (stride + 1));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const level = Math.round(15 * Math.max(0, (field[y * columns + x]! - low) / (high - low || 1)));
      raw[y * (stride + 1) + 1 + (x >> 1)]! |= x % 2 ? level : level << 4;
    }
  }
  const palette = Buffer.from(Array.from({ length: 16 }, () => color).flat());
  const alpha = Buffer.from(Array.from({ length: 16 }, (_, i) => Math.round(255 * strength * (i / 15))));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Box blur along one axis, twice, with the edges held. */
function blur(field: readonly number[], columns: number, rows: number, radius: number, across: boolean): number[] {
  let out = [...field];
  for (let pass = 0; pass < 2; pass++) {
    const from = out;
    out = from.map((_, i) => {
      const x = i % columns;
      const y = Math.floor(i / columns);
      let sum = 0;
      for (let d = -radius; d <= radius; d++) {
        const sx = across ? Math.min(columns - 1, Math.max(0, x + d)) : x;
        const sy = across ? y : Math.min(rows - 1, Math.max(0, y + d));
        sum += from[sy * columns + sx]!;
      }
      return sum / (2 * radius + 1);
    });
  }
  return out;
}
