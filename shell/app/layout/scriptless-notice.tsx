import { storeProfile } from '@headstock/contracts/store-profile';
import { WISHLIST_FORM } from '@headstock/contracts/wishlist-form';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SCRIPTLESS_STYLES, scriptlessClasses } from '#shell/app/session/scriptless-styles.ts';

const toSignIn = (words: ReactNode): ReactNode => <Link to="/sign-in">{words}</Link>;
const toAccount = (words: ReactNode): ReactNode => <Link to="/profile">{words}</Link>;

function Notices(): ReactNode {
  const { locale } = useIntl();
  const { phone } = storeProfile;
  const call = <a href={phone.href}>{phone.label}</a>;
  return (
    <>
      <link rel="stylesheet" href={SCRIPTLESS_STYLES} />
      <form id={WISHLIST_FORM} method="post" action={`/api/account/wishlist-add?lang=${locale}`}>
        {/* The hearts are its buttons; not every page has one. */}
        <button type="submit" hidden>
          <FormattedMessage id="shell.account.wishlist" />
        </button>
      </form>
      <div className={scriptlessClasses.signInNeeded} hidden>
        <Notice tone="warn">
          <FormattedMessage id="shell.layout.signInNeeded" values={{ link: toSignIn }} />
        </Notice>
      </div>
      <div className={scriptlessClasses.guest}>
        <Notice>
          <FormattedMessage id="shell.layout.scriptless" values={{ phone: call, link: toSignIn }} />
        </Notice>
      </div>
      <div className={scriptlessClasses.member} hidden>
        <Notice>
          <FormattedMessage
            id="shell.layout.scriptlessMember"
            values={{ phone: call, account: toAccount, out: toSignIn }}
          />
        </Notice>
      </div>
    </>
  );
}

/**
 * Says what works in a browser that runs no scripts, to members and to guests, and what to do about the rest; and to whoever was led
 * home for not being signed in, why. Holds the form of the hearts on cards. Pages are the same for all, so a stylesheet of the visitor's own shows what is for whom. Renders a `<noscript>`.
 */
export const ScriptlessNotice = (): ReactNode => (
  <noscript>
    <Notices />
  </noscript>
);
