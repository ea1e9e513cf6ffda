import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipFaults } from '@headstock/contracts/clips';
import { afterAll, describe, expect, it } from '@jest/globals';
import { flac, hasGoodPages, mp3, mp4, ogg, secrets, wav, webm } from './clip.fixture.ts';
import { prepareClip } from './prepare-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'headstock-clips-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let number = 0;

/** What comes of a file, and the file as it is kept. */
async function prepared(bytes: Uint8Array) {
  number += 1;
  const file = join(folder, String(number));
  writeFileSync(file, bytes);
  return { result: await prepareClip(file), kept: readFileSync(file) };
}

describe('a clip', () => {
  it.each([
    ['MP3', mp3(), { format: 'mp3', kind: 'sound', seconds: 1.04 }],
    ['WAV', wav(1.5), { format: 'wav', kind: 'sound', seconds: 1.5 }],
    ['FLAC', flac(2), { format: 'flac', kind: 'sound', seconds: 2 }],
    ['Ogg', ogg(2), { format: 'ogg', kind: 'sound', seconds: 2 }],
    ['M4A', mp4({ hasVideo: false }), { format: 'm4a', kind: 'sound', seconds: 3, width: null }],
    ['MP4', mp4(), { format: 'mp4', kind: 'video', seconds: 3, width: 640, height: 360 }],
    ['MP4 filmed upright', mp4({ isTurned: true }), { format: 'mp4', kind: 'video', width: 360, height: 640 }],
    ['WebM', webm({ seconds: 5 }), { format: 'webm', kind: 'video', seconds: 5, width: 640, height: 360 }],
    ['WebM without a length', webm(), { format: 'webm', kind: 'video', seconds: 4 }],
    ['WebM without a picture', webm({ hasVideo: false }), { format: 'weba', kind: 'sound', width: null }],
  ])('of %s is what its own bytes say, and says no more where and by whom it was made', async (_name, bytes, facts) => {
    expect(secrets.every((secret) => bytes.includes(secret))).toBe(true);
    const { result, kept } = await prepared(bytes);
    expect(result).toMatchObject(facts);
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    // What was cleaned is still what it was, and cleaning it again changes nothing.
    const again = await prepared(kept);
    expect(again.result).toEqual(result);
    expect(again.kept.equals(kept)).toBe(true);
  });

  it('in pieces says it in none of them', async () => {
    const bytes = mp4({ isInPieces: true });
    expect(secrets.every((secret) => bytes.includes(secret))).toBe(true);
    const { kept } = await prepared(bytes);
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    expect([kept.length, kept.includes('moof')]).toEqual([bytes.length, true]);
  });

  it('keeps its frames, and an Ogg its checksums', async () => {
    const { kept } = await prepared(mp3(40));
    expect(
      kept.subarray(0, 40 * 208).equals(Buffer.concat(Array.from({ length: 40 }, () => kept.subarray(0, 208)))),
    ).toBe(true);
    expect(kept.readUInt32BE(0).toString(16)).toBe('fffb50c4');
    expect(hasGoodPages((await prepared(ogg())).kept)).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'missing'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'kind'],
    ['a name without frames', Buffer.from('ID3\u0003\0\0\0\0\0\0 no frames at all'), 'broken'],
    ['a film of HEVC', mp4({ videoCodec: 'hvc1' }), 'codec'],
    ['lossless sound of Apple', mp4({ hasVideo: false, soundCodec: 'alac' }), 'codec'],
    ['a WAV of telephones', wav(1, { tag: 7 }), 'codec'],
    ['a Matroska of H.264', webm({ codec: 'V_MPEG4/ISO/AVC' }), 'codec'],
    ['two sounds in one Ogg', ogg(1, { isChained: true }), 'codec'],
    ['a film that is too long', mp4({ seconds: 122 }), 'video-length'],
    ['a sound that is too long', wav(182), 'sound-length'],
    ['a film that is too wide', mp4({ width: 3_840, height: 2_160 }), 'side'],
    ['a film that is too high', webm({ width: 1_080, height: 1_930 }), 'side'],
    ['a sound that is too large', Buffer.concat([wav(1), Buffer.alloc(20_000_000)]), 'sound-size'],
  ])('is refused: %s', async (_name, bytes, fault) => {
    expect((await prepared(bytes)).result).toBe(fault);
  });

  it('that is cut off or twisted anywhere is refused or taken, and never breaks anything', async () => {
    for (const whole of [mp3(4), wav(0.01), flac(), ogg(), mp4(), webm({ seconds: 1 })])
      for (let at = 8; at < whole.length; at += Math.ceil(whole.length / 16)) {
        const twisted = Buffer.from(whole);
        twisted.fill(0xff, at, Math.min(at + 4, whole.length));
        for (const bytes of [whole.subarray(0, at), twisted]) {
          const { result, kept } = await prepared(bytes);
          const isRefused = typeof result === 'string' && clipFaults.includes(result);
          const isWhole = typeof result !== 'string' && result.seconds > 0 && result.bytes === kept.length;
          expect([isRefused, isWhole]).toContain(true);
        }
      }
  });
});
