/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readTheme, setTheme, subscribeTheme, themeScript } from './theme.ts';

const shown = (): string | undefined => document.documentElement.dataset['theme'];
const blockStorage = () =>
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
/** Runs the text as the head would. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
}

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('the theme', () => {
  it('is automatic at first and after garbage', () => {
    expect(readTheme()).toBe('auto');
    localStorage.setItem('theme', '"><script>');
    expect(readTheme()).toBe('auto');
  });

  it('is applied, kept and taken back', () => {
    setTheme('dark');
    expect([shown(), readTheme()]).toEqual(['dark', 'dark']);
    setTheme('auto');
    expect([shown(), readTheme(), localStorage.length]).toEqual([undefined, 'auto', 0]);
  });

  it('survives blocked and full storage', () => {
    blockStorage();
    expect(readTheme()).toBe('auto');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setTheme('light');
    expect(shown()).toBe('light');
  });

  it('tells its listeners until they leave, and follows another tab', () => {
    const listener = jest.fn();
    const leave = subscribeTheme(listener);
    setTheme('dark');
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    setTheme('auto');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the script of the head', () => {
  it('applies a kept theme', () => {
    localStorage.setItem('theme', 'dark');
    runScript();
    expect(shown()).toBe('dark');
  });

  it('leaves the page to the system for anything else', () => {
    for (const kept of ['auto', 'sepia', '']) {
      localStorage.setItem('theme', kept);
      runScript();
      expect(shown()).toBeUndefined();
    }
    blockStorage();
    runScript();
    expect(shown()).toBeUndefined();
  });

  it('can stand in a page as it is', () => {
    expect(themeScript).not.toMatch(/<|\n/);
  });
});
