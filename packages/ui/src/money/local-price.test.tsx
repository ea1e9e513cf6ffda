/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { act } from 'react';
import { expect, it, jest } from '@jest/globals';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LocalPrice } from './local-price.tsx';

function Price({ cents }: { readonly cents: number }) {
  return (
    <p>
      {`$${cents / 100}`}
      <LocalPrice cents={cents} />
    </p>
  );
}

it('is empty in the page, and keeps what was written before it hydrates and after', async () => {
  const errors = jest.spyOn(console, 'error');
  const recovered = jest.fn();
  const root = document.createElement('div');
  document.body.append(root);
  // As the server renders it.
  root.innerHTML = '<p>$2450<small data-usd="245000"></small></p>';
  const place = root.querySelector('small');
  if (place) place.textContent = 'about €2,114';
  const react = await act(async () => hydrateRoot(root, <Price cents={245_000} />, { onRecoverableError: recovered }));
  expect(root.textContent).toBe('$2450about €2,114');
  await act(async () => react.render(<Price cents={99_500} />));
  expect(root.querySelector('small')).toBe(place);
  expect(place?.dataset['usd']).toBe('99500');
  expect(root.textContent).toBe('$995about €2,114');
  await act(async () => react.unmount());
  expect([recovered.mock.calls, errors.mock.calls]).toEqual([[], []]);
});

it('is rendered empty in the browser, and not at all where there is nothing to pay', async () => {
  const root = document.createElement('div');
  const react = createRoot(root);
  await act(async () => react.render(<Price cents={245_000} />));
  expect(root.innerHTML).toBe('<p>$2450<small data-usd="245000"></small></p>');
  await act(async () => react.render(<LocalPrice cents={0} />));
  expect(root.innerHTML).toBe('');
  await act(async () => react.render(<LocalPrice kind="note" />));
  expect(root.innerHTML).toBe('<small data-usd="" data-as="note"></small>');
});
