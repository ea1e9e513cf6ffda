import { useEmit } from '@headstock/event-bus/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { consentHostAtom } from './consent-host.atoms.ts';

/** Reopens the consent question; until its code has loaded the link leads to the privacy page. Renders an `<a>`. */
export function ConsentLink(): ReactNode {
  const emit = useEmit();
  const host = useAtomValue(consentHostAtom);
  return (
    <Link
      to="/privacy"
      onClick={(event) => {
        if (!host) return;
        event.preventDefault();
        emit('consent/open', { focus: true });
      }}
    >
      <FormattedMessage id="shell.footer.privacy-choices" />
    </Link>
  );
}
