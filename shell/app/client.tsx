import { yieldToMain } from '@headstock/first-load/yield-to-main';

/** Begins with the page in several tasks: evaluated in one go, a phone answers nothing for a tenth of a second. */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["CacheProvider"] */ '@emotion/react');
  await import(/* webpackMode: "eager", webpackExports: ["IntlProvider"] */ 'react-intl');
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["createRemoteLoader"] */ '@headstock/federation/load-remote');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './hydrate.tsx');
}

void begin();
