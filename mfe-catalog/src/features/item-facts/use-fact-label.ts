import { useIntl } from 'react-intl';
import { factLabels, type FactGroup } from './fact-labels.ts';

/** Names a key of the catalogue in the page's language; a key that has no words yet is shown as it is, with a capital. */
export function useFactLabel(): (group: FactGroup, key: string) => string {
  const intl = useIntl();
  return (group, key) => {
    const ids: Readonly<Record<string, string>> = factLabels[group];
    const id = ids[key];
    return id ? intl.formatMessage({ id }) : key.charAt(0).toUpperCase() + key.slice(1);
  };
}
