import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { plainPathOf } from '#mfe-account/features/plain-forms/plain-path.model.ts';

function Note(): ReactNode {
  const { pathname, search } = useLocation();
  const path = plainPathOf(pathname, new URLSearchParams(search));
  if (path === null) return null;
  const link = (words: ReactNode): ReactNode => <Link to={path}>{words}</Link>;
  return (
    <Notice>
      <FormattedMessage id="profile.plain" values={{ link }} />
    </Notice>
  );
}

/** Leads to the plain form that stands in for what scripts do on the page, where there is one. Renders a `<noscript>`. */
export const ScriptlessNote = (): ReactNode => (
  <noscript>
    <Note />
  </noscript>
);
