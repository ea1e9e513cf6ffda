import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import type { WholeDocument } from './document-row.ts';
import { MappingLink } from './mapping-link.tsx';

const sumOf = (amounts: readonly ({ readonly amountCents: number } | null | undefined)[]) => ({
  amountCents: amounts.reduce((sum, money) => sum + (money?.amountCents ?? 0), 0),
});

type Line = WholeDocument['lines'][number];

/** What of the company a line goes to, and whether it is taxed. */
function LineFacts({ mapping, isTaxed }: Line): ReactNode {
  return (
    <p className="hs-small hs-mute">
      {mapping === null ? (
        <FormattedMessage id="quickbooks.line.byItself" />
      ) : mapping.refId === null || mapping.fault !== null ? (
        <MappingLink role={mapping.role}>
          <FormattedMessage id="quickbooks.line.missing" />
        </MappingLink>
      ) : (
        `→ ${mapping.refName ?? mapping.refId}`
      )}
      {isTaxed !== null && (
        <>
          {' · '}
          <FormattedMessage id={isTaxed ? 'quickbooks.line.taxed' : 'quickbooks.line.untaxed'} />
        </>
      )}
    </p>
  );
}

/** What a document is made of, debits first, with what of the company each line goes to; the sums are equal. Renders a `<table>`. */
export function DocumentLines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const { formatMessage } = useIntl();
  if (lines.length === 0) return null;
  return (
    <Table caption={formatMessage({ id: 'quickbooks.lines' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="quickbooks.line.account" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="quickbooks.line.debit" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="quickbooks.line.credit" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.name}
              <LineFacts {...line} />
            </th>
            <td data-align="end">{line.debit && <Amount money={line.debit} exact />}</td>
            <td data-align="end">{line.credit && <Amount money={line.credit} exact />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="quickbooks.total" />
          </th>
          <td data-align="end">
            <Amount money={sumOf(lines.map(({ debit }) => debit))} exact />
          </td>
          <td data-align="end">
            <Amount money={sumOf(lines.map(({ credit }) => credit))} exact />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
