import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { MailTemplateFactsFragment } from './mail-texts.generated.ts';
import { mailGroups, mailTextPath, mailTextsList } from './mail-texts-list.ts';

const groupLabels = {
  account: 'mailTexts.group.account',
  orders: 'mailTexts.group.orders',
  offers: 'mailTexts.group.offers',
  returns: 'mailTexts.group.returns',
  selling: 'mailTexts.group.selling',
  wishlist: 'mailTexts.group.wishlist',
  repairs: 'mailTexts.group.repairs',
  forms: 'mailTexts.group.forms',
} as const satisfies Readonly<Record<(typeof mailGroups)[number], string>>;

interface CellProps {
  readonly row: MailTemplateFactsFragment;
  readonly locale: 'en' | 'fr';
}

function WhoseText({ row, locale }: CellProps): ReactNode {
  const isOwn = row.texts.some((text) => text.locale === locale && text.isOwn);
  if (!isOwn) return <FormattedMessage id="mailTexts.standard" />;
  return (
    <Badge tone="plush">
      <FormattedMessage id="mailTexts.own" />
    </Badge>
  );
}

/** The table of mails whose words the shop can choose. */
export const mailTextsTable = defineTable({
  list: mailTextsList,
  rowId: ({ key }: MailTemplateFactsFragment) => key,
  rowLink: ({ key }) => mailTextPath(key),
  searchLabel: 'mailTexts.search',
  filters: {
    group: { label: 'mailTexts.group', values: groupLabels },
    own: { label: 'mailTexts.words', values: { yes: 'mailTexts.own' } },
  },
  columns: {
    title: { label: 'mailTexts.mail', names: true, cell: ({ title }) => title },
    group: {
      label: 'mailTexts.group',
      cell: ({ group }) => {
        const known = mailGroups.find((each) => each === group);
        return known ? <FormattedMessage id={groupLabels[known]} /> : group;
      },
    },
    en: { label: 'mailTexts.language.en', cell: (row) => <WhoseText row={row} locale="en" /> },
    fr: { label: 'mailTexts.language.fr', cell: (row) => <WhoseText row={row} locale="fr" /> },
    key: { label: 'mailTexts.key', cell: ({ key }) => key },
  },
});
