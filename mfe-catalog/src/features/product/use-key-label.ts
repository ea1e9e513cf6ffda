import { useIntl } from 'react-intl';
import { keyLabels, type LabelGroup } from './key-labels.ts';

/** Names a key of the catalogue in the page's language; a key that has no words yet is shown as it is, with a capital. */
export function useKeyLabel(): (group: LabelGroup, key: string) => string {
  const intl = useIntl();
  return (group, key) => {
    const ids: Readonly<Record<string, string>> = keyLabels[group];
    const id = ids[key];
    return id ? intl.formatMessage({ id }) : key.charAt(0).toUpperCase() + key.slice(1);
  };
}
