/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { expect, it } from '@jest/globals';
import type { Locale } from '@headstock/contracts/locale';
import { IntlRoot } from '@headstock/i18n/messages';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyWithMessages } from './lazy-with-messages.tsx';

const Greeting = ({ name }: { readonly name: string }) => <FormattedMessage id="greeting" values={{ name }} />;
const group = {
  name: 'greeting',
  load: async (locale: Locale) => ({ greeting: locale === 'fr' ? 'Bonjour {name}' : 'Hello {name}' }),
};

it.each([
  ['en', 'Hello Ada'],
  ['fr', 'Bonjour Ada'],
] as const)('loads the component with its messages in %s, once', async (locale, text) => {
  let loads = 0;
  const Lazy = lazyWithMessages(async () => {
    loads++;
    return Greeting;
  }, [group]);
  const page = (key: string) => (
    <IntlRoot locale={locale} messages={{}} timeZone="UTC">
      <Suspense fallback="loading" key={key}>
        <Lazy name="Ada" />
      </Suspense>
    </IntlRoot>
  );
  const { rerender } = render(page('first'));
  expect(await screen.findByText(text)).toBeTruthy();
  rerender(page('second'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(loads).toBe(1);
});
