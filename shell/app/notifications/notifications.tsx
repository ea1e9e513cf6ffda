import type { Notification } from '@headstock/contracts/events';
import { useListen } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { ToastRegion, type Toast } from '@headstock/ui/toast-region';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dismiss, emptyQueues, enqueue, type Position, type Queued } from './queue.model.ts';

const tones = { positive: 'good', negative: 'bad', warning: 'warn', neutral: 'info' } as const satisfies Record<
  Notification['tone'],
  Toast['tone']
>;

/** Two landmarks of a page never share a name. */
const regionNames = {
  top: 'shell.notifications.top',
  bottom: 'shell.account.notifications',
} as const satisfies Record<Position, string>;

const toToast = ({ id, message, tone, timeout, action }: Queued): Toast => ({
  id,
  tone: tones[tone],
  content: action ? (
    <>
      {message}{' '}
      <Button variant="outline" size="small" onClick={action.onAct}>
        {action.label}
      </Button>
    </>
  ) : (
    message
  ),
  timeout: timeout ?? 5000,
});

/** Shows what `notification/show` says, a queue at each edge, until its time is over or it is dismissed. */
export function Notifications(): ReactNode {
  const intl = useIntl();
  const [queues, setQueues] = useState(emptyQueues);
  const count = useRef(0);
  useListen('notification/show', (notification) => {
    count.current += 1;
    const id = String(count.current);
    setQueues((now) => enqueue(now, notification, id));
  });
  const onDismiss = useCallback((id: string) => setQueues((now) => dismiss(now, id)), []);
  const dismissLabel = intl.formatMessage({ id: 'shell.notifications.dismiss' });
  return (['top', 'bottom'] satisfies Position[]).map((position) => (
    <ToastRegion
      key={position}
      position={position}
      toasts={queues[position].map(toToast)}
      onDismiss={onDismiss}
      labels={{ region: intl.formatMessage({ id: regionNames[position] }), dismiss: dismissLabel }}
    />
  ));
}
