import { storeProfile } from '@headstock/contracts/store-profile';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

const toSignIn = (words: ReactNode): ReactNode => <Link to="/sign-in">{words}</Link>;

/** Says what works in a browser that runs no scripts, and what to do about the rest. Renders a `<noscript>`. */
export function ScriptlessNotice(): ReactNode {
  const { phone } = storeProfile;
  return (
    <noscript>
      <Notice>
        <FormattedMessage
          id="shell.layout.scriptless"
          values={{
            phone: <a href={phone.href}>{phone.label}</a>,
            link: toSignIn,
          }}
        />
      </Notice>
    </noscript>
  );
}
