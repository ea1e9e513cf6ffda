/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from './is-hydrated.ts';

/** As the server writes it. */
const html = `<main><input id="first"/><!--$--><p><input id="late"/></p><!--/$--><input id="between"/>
  <div><button id="island">Open</button></div></main>`.replaceAll(/\n */g, '');

function Late({ code }: { readonly code: Promise<void> }) {
  use(code);
  return (
    <p>
      <input id="late" />
    </p>
  );
}

function Page({ code }: { readonly code: Promise<void> }) {
  return (
    <main>
      <input id="first" />
      <Suspense>
        <Late code={code} />
      </Suspense>
      <input id="between" />
      <div dangerouslySetInnerHTML={{ __html: '<button id="island">Open</button>' }} />
    </main>
  );
}

const at = (id: string): Element => document.querySelector(`#${id}`)!;

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => document.body.replaceChildren());

describe('an element of the page that the server rendered', () => {
  it('is not hydrated while its Suspense boundary waits for code', async () => {
    document.body.innerHTML = `<div>${html}</div>`;
    let bring = (): void => undefined;
    const code = new Promise<void>((resolve) => (bring = resolve));
    await act(async () => void hydrateRoot(document.body.firstElementChild!, <Page code={code} />));
    expect(['first', 'late', 'between', 'island'].map((id) => isHydrated(at(id)))).toEqual([true, false, true, true]);
    await act(async () => bring());
    expect(isHydrated(at('late'))).toBe(true);
  });

  it('counts as hydrated where React never takes over', () => {
    document.body.innerHTML = '<p><!-- a note --><button id="other">Open</button></p>';
    expect(isHydrated(at('other'))).toBe(true);
  });
});
