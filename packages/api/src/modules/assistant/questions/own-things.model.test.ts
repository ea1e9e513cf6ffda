import { expect, it } from '@jest/globals';
import { asksForOwnOrder, asksToSellOwn, asksWhatOwnIsWorth } from './own-things.model.ts';

it.each([
  ['wheres my order', true],
  ['ma commande est-elle expédiée ?', true],
  ['où est mon colis', true],
  ['my package arrived damaged, where do I write?', false],
  ['how do I change the shipping address of my order', false],
  ['Where can I park?', false],
])('%s asks where an order is: %s', (question, asks) => {
  expect(asksForOwnOrder(question)).toBe(asks);
});

it('tells selling and worth of one’s own from what is for sale', () => {
  expect(asksToSellOwn('can I sell you my old guitar')).toBe(true);
  expect(asksToSellOwn('do you sell strings')).toBe(false);
  expect(asksWhatOwnIsWorth('how much is my 1965 Strat worth')).toBe(true);
  expect(asksWhatOwnIsWorth('combien vaut une Telecaster')).toBe(false);
});
