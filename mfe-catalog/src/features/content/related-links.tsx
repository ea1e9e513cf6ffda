import { storeProfile } from '@headstock/contracts/store-profile';
import { Button } from '@headstock/ui/button';
import { PhoneIcon } from '@headstock/ui/icons/phone';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { PageView } from './page-view.model.ts';

/** The one thing to do on a page, and the telephone where something is asked for. */
export function RelatedLinks({
  action,
  withPhone,
}: {
  readonly action: PageView['action'];
  readonly withPhone: boolean;
}) {
  const { phone } = storeProfile;
  return (
    <>
      {action &&
        (action.href.startsWith('/') ? (
          <Button as={Link} to={action.href}>
            {action.text}
          </Button>
        ) : (
          <Button as="a" href={action.href}>
            {action.text}
          </Button>
        ))}
      {withPhone && (
        <Button as="a" variant="outline" href={phone.href}>
          <PhoneIcon size="small" />
          <FormattedMessage id="content.call" values={{ phone: phone.label }} />
        </Button>
      )}
    </>
  );
}
