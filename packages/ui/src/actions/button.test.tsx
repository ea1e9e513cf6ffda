/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('is no submit button unless it says so', () => {
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>plain</Button>
        <Button type="submit">send</Button>
      </form>,
    );
    screen.getByRole('button', { name: 'plain' }).click();
    expect(submit).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'send' }).click();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('takes no press while busy, keeps its name and its focus', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    const { rerender } = render(<Button onClick={press}>Add to cart</Button>);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    rerender(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Add to cart
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Add to cart', busy: true });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('renders the router’s link without handing it its own props', () => {
    render(
      <MemoryRouter basename="/fr" initialEntries={['/fr/']}>
        <Button as={Link} to="/shop" variant="outline" wide>
          Shop
        </Button>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Shop' });
    expect(link.getAttribute('href')).toBe('/fr/shop');
    expect(link.getAttributeNames().toSorted()).toEqual([
      'class',
      'data-discover',
      'data-variant',
      'data-wide',
      'href',
    ]);
  });
});
