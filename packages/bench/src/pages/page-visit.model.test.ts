import { expect, it } from '@jest/globals';
import { weighVisit } from './page-visit.model.ts';

const sent = (requestId: string, url: string, type: string, from = 'https://shop/') => ({
  method: 'Network.requestWillBeSent',
  params: { requestId, type, request: { url }, initiator: { url: from } },
});
const finished = (requestId: string, encodedDataLength: number) => ({
  method: 'Network.loadingFinished',
  params: { requestId, encodedDataLength },
});

it('adds up what came by kind, and counts every request', () => {
  const weight = weighVisit([
    sent('1', 'https://shop/', 'Document'),
    finished('1', 18_000),
    sent('2', 'https://shop/a.js', 'Script'),
    finished('2', 60_000),
    // A preload of a script is a script.
    sent('3', 'https://shop/b.js', 'Other', 'https://shop/a.js'),
    finished('3', 40_000),
    sent('4', 'https://shop/picture.avif', 'Image'),
    finished('4', 9_000),
    sent('5', 'data:image/svg+xml,x', 'Image'),
  ]);
  expect(weight).toEqual({
    bytes: { html: 18_000, js: 100_000, images: 9_000, fonts: 0, other: 0 },
    requests: 4,
    jsHops: 2,
  });
});

it('counts a request that never ended, without bytes', () => {
  expect(weighVisit([sent('1', 'https://shop/api/tracking', 'Ping')])).toMatchObject({
    requests: 1,
    bytes: { other: 0 },
  });
});
