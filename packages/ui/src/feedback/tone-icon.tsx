import { AlertIcon } from '../icons/alert.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { InfoIcon } from '../icons/info.tsx';

/** What a message is about. */
export type MessageTone = 'good' | 'warn' | 'bad' | 'info';

const icons = { good: CheckIcon, warn: AlertIcon, bad: AlertIcon, info: InfoIcon };

/** The sign of a message's tone, so that colour never speaks alone. Renders an `<svg>`. */
export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Icon = icons[tone];
  return <Icon />;
}
