import { crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './finishes.ts';
import { random } from './numbers.ts';

interface Tile {
  readonly columns: number;
  readonly rows: number;
  readonly seed: number;
  readonly color: Rgb;
  /** How far each sample blends with its neighbours, in samples. */
  readonly soften?: readonly [x: number, y: number];
  /** Share of the tile that stays clear, 0..1; default 0.4. */
  readonly bias?: number;
  /** Highest opacity, 0..1. */
  readonly strength?: number;
}

/**
 * A small picture of noise as a data URI: one colour in sixteen strengths, stretched by whoever draws it. A renderer
 * scales it smoothly at next to no cost, where a turbulence filter pays for every pixel.
 */
export function noiseTile(tile: Tile): string {
  const { columns, rows, seed, color, strength = 1 } = tile;
  const palette = Buffer.from(Array.from({ length: 16 }, () => color).flat());
  const alpha = Buffer.from(Array.from({ length: 16 }, (_, i) => Math.round(255 * strength * (i / 15))));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const field = softened(tile, random(seed * 2654435761 + columns * 31 + rows));
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', deflateSync(levels(tile, field), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function softened({ columns, rows, soften = [0, 0] }: Tile, next: () => number): Float64Array {
  let field: Float64Array = Float64Array.from({ length: columns * rows }, next);
  for (let pass = 0; pass < 2; pass++) {
    if (soften[0]) field = blur(field, columns, rows, soften[0], true);
    if (soften[1]) field = blur(field, columns, rows, soften[1], false);
  }
  return field;
}

/** Sixteen levels in four bits a sample, two samples a byte, each row behind its filter byte. */
function levels({ columns, rows, bias = 0.4 }: Tile, field: Float64Array): Buffer {
  const sorted = field.toSorted();
  const low = sorted[Math.floor(bias * (sorted.length - 1))]!;
  const span = sorted[sorted.length - 1]! - low || 1;
  const stride = Math.ceil(columns / 2) + 1;
  const raw = Buffer.alloc(rows * stride);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const above = field[y * columns + x]! - low;
      const level = above > 0 ? ((above / span) * 15 + 0.5) | 0 : 0;
      raw[y * stride + 1 + (x >> 1)]! |= x % 2 ? level : level << 4;
    }
  return raw;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Box blur along one axis with the edges held. */
function blur(
  from: Float64Array,
  columns: number,
  rows: number,
  radius: number,
  across: boolean,
): Float64Array<ArrayBuffer> {
  const out = new Float64Array(from.length);
  const step = across ? 1 : columns;
  const size = across ? columns : rows;
  for (let i = 0; i < from.length; i++) {
    const place = across ? i % columns : (i - (i % columns)) / columns;
    const first = i - place * step;
    let sum = 0;
    for (let p = place - radius; p <= place + radius; p++)
      sum += from[first + (p < 0 ? 0 : p < size ? p : size - 1) * step]!;
    out[i] = sum / (2 * radius + 1);
  }
  return out;
}
