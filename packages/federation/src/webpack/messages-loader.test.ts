import { describe, expect, it } from '@jest/globals';
import type { Messages } from '@headstock/i18n/messages';
import { createIntl } from 'react-intl';
import * as z from 'zod/mini';
import messagesLoader from './messages-loader.ts';

/** What a page gets of the compiled module. */
function load(messages: Record<string, string>): Messages {
  const literal = /^export default JSON\.parse\((.*)\);$/s.exec(messagesLoader(JSON.stringify(messages)))?.[1] ?? '';
  const compiled: Messages = JSON.parse(z.string().parse(JSON.parse(literal)));
  return compiled;
}

describe('the messages loader', () => {
  it('compiles messages to what react-intl formats without its parser', () => {
    const messages = load({ 'cart.count': '{count, plural, =0 {Empty} one {# thing} other {# things}}' });
    expect(Array.isArray(messages['cart.count'])).toBe(true);
    const { formatMessage } = createIntl({ locale: 'en', messages });
    expect([0, 1, 2].map((count) => formatMessage({ id: 'cart.count' }, { count }))).toEqual([
      'Empty',
      '1 thing',
      '2 things',
    ]);
  });

  it('keeps quotes, line separators and accents as they are', () => {
    const text = 'L’été « "quoted" » \u2028 \\ </script>';
    const { formatMessage } = createIntl({ locale: 'fr', messages: load({ a: text.replace('</script>', '') }) });
    expect(formatMessage({ id: 'a' })).toBe(text.replace('</script>', ''));
  });

  it.each(['{count, plural, one {#}}', '{open', '{n, nonsense, x}'])(
    'fails with the id of a message like %p',
    (text) => {
      expect(() => messagesLoader(JSON.stringify({ good: 'Good', 'cart.bad': text }))).toThrow(/^message cart\.bad /);
    },
  );

  it('refuses a file that holds anything but texts', () => {
    expect(() => messagesLoader('{"a": {"nested": "x"}}')).toThrow();
  });
});
