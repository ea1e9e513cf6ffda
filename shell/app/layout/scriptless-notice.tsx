import { storeProfile } from '@headstock/contracts/store-profile';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SIGN_IN_NEEDED_CLASS, SIGN_IN_NEEDED_STYLES } from '#shell/app/session/redirect-after-login.ts';

const toSignIn = (words: ReactNode): ReactNode => <Link to="/sign-in">{words}</Link>;

function Notices(): ReactNode {
  const { phone } = storeProfile;
  return (
    <>
      <link rel="stylesheet" href={SIGN_IN_NEEDED_STYLES} />
      <div className={SIGN_IN_NEEDED_CLASS} hidden>
        <Notice tone="warn">
          <FormattedMessage id="shell.layout.signInNeeded" values={{ link: toSignIn }} />
        </Notice>
      </div>
      <Notice>
        <FormattedMessage
          id="shell.layout.scriptless"
          values={{
            phone: <a href={phone.href}>{phone.label}</a>,
            link: toSignIn,
          }}
        />
      </Notice>
    </>
  );
}

/**
 * Says what works in a browser that runs no scripts, and what to do about the rest; and to whoever was led home for not being signed
 * in, why. Pages are the same for all, so a stylesheet of the visitor's own shows that. Renders a `<noscript>`.
 */
export const ScriptlessNotice = (): ReactNode => (
  <noscript>
    <Notices />
  </noscript>
);
