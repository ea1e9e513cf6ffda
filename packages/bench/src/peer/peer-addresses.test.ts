import { expect, it } from '@jest/globals';
import { peerAddresses } from './peer-addresses.ts';

it('gives other addresses in every round', () => {
  const rounds = [0, 1, 2].flatMap((round) => peerAddresses('listing', round, 300));
  expect(new Set(rounds).size).toBe(900);
  expect(rounds[0]).toBe('/collections/guitars-0');
});
