import { describe, expect, it } from '@jest/globals';
import {
  isTriedAgain,
  isUploading,
  mayRetry,
  reduceUploads,
  startable,
  type Upload,
  uploadsOf,
} from './uploads.model.ts';

const file = (name: string, size = 10) => {
  const made = new File(['x'.repeat(Math.min(size, 10))], name, { type: 'image/jpeg' });
  return size > 10 ? Object.defineProperty(made, 'size', { value: size }) : made;
};
const three = uploadsOf([file('a.jpg'), file('b.jpg'), file('c.jpg')], 1, 30);
const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state);

describe('files that are chosen', () => {
  it('wait, each with a key of its own', () => {
    expect(three.map(({ key, state }) => [key, state])).toEqual([
      [1, 'waiting'],
      [2, 'waiting'],
      [3, 'waiting'],
    ]);
  });

  it('are refused at once where they cannot be sent, and take no room then', () => {
    const uploads = uploadsOf(
      [file('a.pdf'.replace('.pdf', '.jpg'), 41 * 2 ** 20), file('b.jpg'), file('c.jpg')],
      1,
      1,
    );
    expect(uploads.map(({ problem }) => problem)).toEqual(['size', null, 'count']);
    expect(isUploading(uploads.filter(({ state }) => state === 'failed'))).toBe(false);
  });
});

describe('uploads', () => {
  it('are two at a time', () => {
    let uploads = three;
    expect(startable(uploads).map(({ key }) => key)).toEqual([1, 2]);
    uploads = reduceUploads(uploads, { kind: 'start', key: 1 });
    uploads = reduceUploads(uploads, { kind: 'start', key: 2 });
    expect(startable(uploads)).toEqual([]);
    uploads = reduceUploads(uploads, { kind: 'progress', key: 1, share: 1 });
    expect(states(uploads)).toEqual(['preparing', 'sending', 'waiting']);
    expect(startable(uploads)).toEqual([]);
    uploads = reduceUploads(uploads, { kind: 'drop', key: 1 });
    expect(startable(uploads).map(({ key }) => key)).toEqual([3]);
  });

  it('are sent again after a pause, three times by themselves, and by hand as often as one likes', () => {
    let [upload] = three;
    if (!upload) throw new Error('There is one.');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      upload = reduceUploads([upload], { kind: 'start', key: 1 })[0] ?? upload;
      expect([upload.attempts, isTriedAgain(upload, 'network')]).toEqual([attempt, attempt < 4]);
      upload = reduceUploads([upload], { kind: 'pause', key: 1, problem: 'network' })[0] ?? upload;
      expect([upload.state, isUploading([upload])]).toEqual(['pausing', true]);
      upload = reduceUploads([upload], { kind: 'resume', key: 1 })[0] ?? upload;
    }
    const failed = reduceUploads([upload], { kind: 'fail', key: 1, problem: 'network' });
    expect(states(failed)).toEqual(['failed']);
    expect(reduceUploads(failed, { kind: 'retry', key: 1 })).toMatchObject([
      { state: 'waiting', attempts: 0, problem: null },
    ]);
  });

  it('that were given up or began meanwhile do not resume', () => {
    const sending = reduceUploads(three, { kind: 'start', key: 1 });
    expect(reduceUploads(sending, { kind: 'resume', key: 1 })).toEqual(sending);
    expect(reduceUploads(three, { kind: 'resume', key: 99 })).toEqual(three);
  });

  it('that the network broke off go on when it is back; others stay refused', () => {
    let uploads = reduceUploads(three, { kind: 'fail', key: 1, problem: 'network' });
    uploads = reduceUploads(uploads, { kind: 'fail', key: 2, problem: 'broken' });
    expect(states(reduceUploads(uploads, { kind: 'online' }))).toEqual(['waiting', 'failed', 'waiting']);
  });

  it('are not sent again for what they are', () => {
    expect(
      (['size', 'kind', 'pixels', 'broken', 'missing', 'count'] as const).filter((problem) => mayRetry(problem)),
    ).toEqual([]);
    expect([mayRetry('network'), mayRetry('unauthenticated'), mayRetry('busy'), mayRetry(null)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const [upload] = three;
    expect(upload && isTriedAgain({ ...upload, attempts: 1 }, 'broken')).toBe(false);
  });
});
