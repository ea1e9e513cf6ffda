import { useEmit } from '@headstock/event-bus/react';
import { TextButton } from '@headstock/ui/text-button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SaveStatus } from './save-state.model.ts';

/** Whether what is written is saved, and if not, why and what can be done. Renders a `<p role="status">`. */
export function SaveLine({
  status,
  onRetry,
}: {
  readonly status: SaveStatus;
  readonly onRetry: () => void;
}): ReactNode {
  const emit = useEmit();
  const { formatTime } = useIntl();
  const retry = (
    <TextButton onClick={onRetry}>
      <FormattedMessage id="listingEditor.retry" />
    </TextButton>
  );
  const signIn = (
    <TextButton onClick={() => emit('auth/open', { view: 'signin', onSignedIn: onRetry })}>
      <FormattedMessage id="listingEditor.signIn" />
    </TextButton>
  );
  return (
    <p role="status" className="hs-small" data-status={status.kind}>
      {status.kind === 'saved' && status.at === null && <FormattedMessage id="listingEditor.savedAll" />}
      {status.kind === 'saved' && status.at !== null && (
        <FormattedMessage
          id="listingEditor.savedAt"
          values={{ time: formatTime(status.at, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }) }}
        />
      )}
      {(status.kind === 'saving' || status.kind === 'dirty') && <FormattedMessage id="listingEditor.saving" />}
      {status.kind === 'offline' && <FormattedMessage id="listingEditor.offline" values={{ retry }} />}
      {status.kind === 'signedOut' && <FormattedMessage id="listingEditor.signedOut" values={{ signIn }} />}
      {status.kind === 'refused' && (
        <FormattedMessage id="listingEditor.refused" values={{ reason: status.message, retry }} />
      )}
      {status.kind === 'conflict' && <FormattedMessage id="listingEditor.notSaved" />}
    </p>
  );
}
