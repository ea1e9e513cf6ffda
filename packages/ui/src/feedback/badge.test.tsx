/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

afterEach(cleanup);

const drawn = (badge: ReactNode): string | undefined =>
  render(badge).container.querySelector<HTMLElement>('[data-count]')?.dataset.count;

describe('<Badge tone="count">', () => {
  it('is drawn, so that it adds nothing to the name of its button', () => {
    const { container } = render(<Badge tone="count">{12}</Badge>);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[aria-hidden]')).toBeTruthy();
  });

  it('draws at most 99 on an icon, and every digit elsewhere', () => {
    const onIcon = [99, 100, 1_234].map((count) => (
      <Badge key={count} tone="count" on="icon">
        {count}
      </Badge>
    ));
    expect(onIcon.map(drawn)).toEqual(['99', '99+', '99+']);
    expect(drawn(<Badge tone="count">{128}</Badge>)).toBe('128');
  });
});
