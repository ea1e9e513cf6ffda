/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';

const style = (css: string): void => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
};
const displayOf = (html: string): string => {
  document.body.innerHTML = html;
  const element = document.querySelector('#it');
  if (!element) throw new Error('There is no #it.');
  return getComputedStyle(element).display;
};

afterEach(() => {
  document.head.replaceChildren();
});

it.each([
  ['.a', '<p id="it" class="b a">'],
  ['p.a:not(.b)', '<p id="it" class="a">'],
  ['.b, .a[data-open]', '<p id="it" class="a" data-open>'],
  ["[role='tab'][aria-selected='true']", '<p id="it" role="tab" aria-selected="true">'],
  [".list > [data-kind='a,b']", '<div class="list"><p id="it" data-kind="a,b"></p></div>'],
  ['.list *', '<div class="list"><p id="it"></p></div>'],
  [':is(.a, .b)', '<p id="it" class="b">'],
  ['.a:has(b, i) + p', '<p class="a"><i></i></p><p id="it"></p>'],
  ['#it', '<p id="it">'],
])('finds what %s says of an element', (selector, html) => {
  style(`${selector} { display: contents }`);
  expect(displayOf(html)).toBe('contents');
});

it.each([
  ['.a', '<p id="it" class="b">'],
  ["[data-kind='a']", '<p id="it" data-kind="b">'],
  ['.list > .a', '<p id="it" class="a">'],
  ['span.a', '<p id="it" class="a">'],
])('finds that %s says nothing of another', (selector, html) => {
  style(`${selector} { display: contents }`);
  expect(displayOf(html)).toBe('block');
});
