import { SunMoonIcon } from '@headstock/ui/icons/sun-moon';
import { readTheme, setTheme, subscribeTheme, type ThemePreference } from '@headstock/ui/theme';
import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const next: Readonly<Record<ThemePreference, ThemePreference>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Goes round the system's theme, light and dark. Renders a `<button>`. */
export function ThemeSwitch(): ReactNode {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'auto' as const);
  return (
    <button type="button" className="hs-scripted" onClick={() => setTheme(next[theme])}>
      <SunMoonIcon size="small" />
      <FormattedMessage id={`shell.theme.${theme}`} />
    </button>
  );
}
