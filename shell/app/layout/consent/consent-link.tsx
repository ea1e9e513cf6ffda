import { useEmit } from '@headstock/event-bus/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { extrasAtom } from './consent-host.atoms.ts';

/** Asks once more what may be counted; until that can be asked it leads to what is kept. Renders an `<a>`. */
export function ConsentLink(): ReactNode {
  const emit = useEmit();
  const extras = useAtomValue(extrasAtom);
  return (
    <Link
      to="/privacy"
      onClick={(event) => {
        if (!extras) return;
        event.preventDefault();
        emit('consent/open', { focus: true });
      }}
    >
      <FormattedMessage id="shell.footer.choices" />
    </Link>
  );
}
