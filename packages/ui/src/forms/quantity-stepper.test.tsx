/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const told = jest.fn();
const labels = { quantity: 'Quantity', less: 'One less', more: 'One more' };

function Stepper({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      maximum={3}
      labels={labels}
      onChange={(next, reset) => {
        told(next, reset);
        setValue(next);
      }}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  told.mockClear();
});
afterEach(cleanup);

describe('QuantityStepper', () => {
  it('steps up to the stock and no further', async () => {
    render(<Stepper start={2} />);
    await userEvent.click(button('One more'));
    await userEvent.click(button('One more'));
    expect(told.mock.calls).toEqual([[3, undefined]]);
    expect(button('One more').getAttribute('aria-disabled')).toBe('true');
    expect(box().value).toBe('3');
  });

  it('steps down to one and no further', async () => {
    render(<Stepper start={1} />);
    await userEvent.click(button('One less'));
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['0', 1, 'minimum'],
    ['99', 3, 'maximum'],
  ])('sets a typed %s back to %i and says why', async (text, value, reset) => {
    render(<Stepper start={2} />);
    await userEvent.clear(box());
    await userEvent.type(box(), text);
    await userEvent.tab();
    expect(told.mock.calls).toEqual([[value, reset]]);
    expect(box().value).toBe(String(value));
  });

  it('counts what was typed on Enter, once, without sending the form', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Stepper start={1} />
      </form>,
    );
    await userEvent.clear(box());
    await userEvent.type(box(), '3{Enter}');
    await userEvent.tab();
    expect(told.mock.calls).toEqual([[3, undefined]]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('goes back to what was when the box is left empty', async () => {
    render(<Stepper start={2} />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(told).not.toHaveBeenCalled();
    expect(box().value).toBe('2');
  });
});
