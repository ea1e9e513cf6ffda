/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Login() {
  const [current, setCurrent] = useState<'login' | 'register' | 'code'>('login');
  return (
    <Tabs
      label="Login or register"
      current={current}
      onChange={setCurrent}
      tabs={[
        { key: 'login', label: 'Login' },
        { key: 'register', label: 'Register' },
        { key: 'code', label: 'Code' },
      ]}
    >
      panel of {current}
    </Tabs>
  );
}

afterEach(cleanup);

describe('Tabs', () => {
  it('shows the panel of the pressed tab, named by it', async () => {
    render(<Login />);
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByRole('tabpanel', { name: 'Register' }).textContent).toBe('panel of register');
  });

  it.each([
    ['{ArrowRight}', 'Register'],
    ['{ArrowLeft}', 'Code'],
    ['{End}', 'Code'],
    ['{End}{ArrowRight}', 'Login'],
    ['{End}{Home}', 'Login'],
  ])('goes by %s to %s and takes the focus along', async (keys, name) => {
    render(<Login />);
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await userEvent.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(name);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
  });

  it('is one stop of the Tab key', () => {
    render(<Login />);
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });
});
