import { photographLimits } from '@headstock/contracts/photographs';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { decodePhotograph, type Master } from './decode-photograph.ts';
import {
  cornersOf,
  heic,
  heicInP3,
  heicWith,
  heicWithExif,
  jpegWithExif,
  quarterPicture,
} from './photograph.fixture.ts';

async function master(bytes: Buffer): Promise<Master> {
  const result = await decodePhotograph(bytes);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const PLAIN = 'red green blue white';
/** How the pixels lie that a camera wrote, and how they are seen. */
const turns = [
  [1, PLAIN, 120, 80],
  [2, 'green red white blue', 120, 80],
  [3, 'white blue green red', 120, 80],
  [4, 'blue white red green', 120, 80],
  [5, 'red blue green white', 80, 120],
  [6, 'blue red white green', 80, 120],
  [7, 'white green blue red', 80, 120],
  [8, 'green white red blue', 80, 120],
] as const;

describe('orientation', () => {
  it.each(turns)('EXIF %i is seen as %s', async (orientation, corners, width, height) => {
    const made = await master(await jpegWithExif(orientation));
    expect([await cornersOf(made.data), made.width, made.height]).toEqual([corners, width, height]);
  });

  it.each(turns)('EXIF %i in PNG and WebP is the same: %s', async (orientation, corners, width, _height) => {
    const { data, info } = await quarterPicture().raw().toBuffer({ resolveWithObject: true });
    const raw = sharp(data, { raw: info }).withMetadata({ orientation });
    for (const bytes of [await raw.clone().png().toBuffer(), await raw.clone().webp({ lossless: true }).toBuffer()])
      expect([await cornersOf((await master(bytes)).data), (await master(bytes)).width]).toEqual([corners, width]);
  });

  it.each([
    ['as it is', heic(), PLAIN, 120],
    ['turned once', heicWith('irot', 1), 'green white red blue', 80],
    ['turned twice', heicWith('irot', 2), 'white blue green red', 120],
    ['turned three times', heicWith('irot', 3), 'blue red white green', 80],
    ['upside down', heicWith('imir', 0), 'blue white red green', 120],
    ['with its sides swapped', heicWith('imir', 1), 'green red white blue', 120],
  ])(
    'of a HEIC %s is that of its own boxes, once, whatever the EXIF beside it says',
    async (_name, bytes, corners, width) => {
      const all = [bytes, ...[1, 3, 6, 8].map((orientation) => heicWithExif(bytes, orientation))];
      for (const file of all) {
        const made = await master(file);
        expect([await cornersOf(made.data), made.width]).toEqual([corners, width]);
        expect((await sharp(made.data).metadata()).exif).toBeUndefined();
      }
    },
  );
});

describe('a master', () => {
  it('holds no metadata, and the colours of sRGB', async () => {
    const { data } = await master(await jpegWithExif(6));
    const metadata = await sharp(data).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(Buffer.from(data).includes('Somebody')).toBe(false);
  });

  it.each([
    ['JPEG', () => quarterPicture().withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['HEIC', async () => heicInP3()],
  ])('of a Display P3 %s shows its colours as they were', async (_name, make) => {
    const { data } = await master(await make());
    const { data: pixels } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 255, blue = 255] = pixels.subarray((5 * 120 + 5) * 3);
    // In P3 the same red is 234, 51, 35.
    expect([red > 247, green < 16, blue < 16]).toEqual([true, true, true]);
  });

  it('is at most 4,096 pixels long', async () => {
    const wide = await sharp({ create: { width: 5_000, height: 500, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(await master(wide)).toMatchObject({ width: 4_096, height: 410 });
  });

  it('has a white ground where there was none', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const { data } = await master(await sharp({ create: clear }).png().toBuffer());
    expect(await cornersOf(data)).toBe('white white white white');
  });

  it('of an animation is its first picture', async () => {
    const frame = await quarterPicture().webp().toBuffer();
    const animation = await sharp([frame, frame], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await master(animation)).toMatchObject({ width: 120, height: 80 });
  });
});

describe('what is refused', () => {
  const bomb = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it('more than 60 megapixels, whatever the file weighs, before it is decoded', async () => {
    const bytes = await bomb(12_000, 5_001);
    expect(bytes.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(await decodePhotograph(bytes)).toBe('pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
    expect(12_000 * 5_001).toBeGreaterThan(photographLimits.pixels);
  });

  it('a HEIC that says it is huge', async () => {
    const bytes = heic();
    const ispe = bytes.indexOf('ispe', 0, 'latin1');
    bytes.writeUInt32BE(40_000, ispe + 8);
    bytes.writeUInt32BE(40_000, ispe + 12);
    expect(['pixels', 'broken']).toContain(await decodePhotograph(bytes));
  });

  it('files that break off', async () => {
    const jpeg = await jpegWithExif(1, 640, 480);
    const png = await quarterPicture(640, 480).png().toBuffer();
    for (const bytes of [jpeg, png, heic()])
      expect(await decodePhotograph(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).toBe('broken');
    expect(await decodePhotograph(Buffer.alloc(0))).toBe('missing');
  });

  it('everything else, whatever it calls itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await decodePhotograph(Buffer.from(svg))).toBe('kind');
    expect(await decodePhotograph(await quarterPicture().gif().toBuffer())).toBe('kind');
    expect(await decodePhotograph(await quarterPicture().tiff().toBuffer())).toBe('kind');
    expect(await decodePhotograph(Buffer.from('%PDF-1.7'))).toBe('kind');
  });

  it('pictures that are documents as well', async () => {
    const jpeg = await jpegWithExif(1);
    for (const document of ['<html><script>1</script></html>', '%PDF-1.7', '<?php echo 1;'])
      expect(await decodePhotograph(Buffer.concat([jpeg, Buffer.from(document)]))).toBe('kind');
    expect(await decodePhotograph(Buffer.concat([heic(), Buffer.from('<script>')]))).toBe('kind');
  });

  it('bytes of HEIC that somebody shuffled, unless they still are a photograph', async () => {
    const longest: number[] = [];
    for (let seed = 1; seed <= 40; seed += 1) {
      const bytes = heic();
      for (let change = 0; change < 12; change += 1)
        bytes[28 + ((seed * 7_919 + change * 104_729) % 860)] = (seed * 31 + change) & 255;
      const result = await decodePhotograph(bytes);
      longest.push(typeof result === 'string' ? 0 : Math.max(result.width, result.height));
    }
    expect(longest.filter((side) => side > photographLimits.keptSide)).toEqual([]);
    expect(longest).toContain(0);
  });
});
