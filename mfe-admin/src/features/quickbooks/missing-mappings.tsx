import { Notice } from '@headstock/ui/notice';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MappingLink } from './mapping-link.tsx';

/** So many are named at once; more are folded. */
const MOST_NAMED = 8;

/** Props of the notice. */
export interface MissingMappingsProps {
  readonly mappings: readonly { readonly role: string; readonly name: string }[];
}

/** Names what is not mapped yet, each with the way to its field. Renders a `<div>`; nothing where nothing is missing. */
export function MissingMappings({ mappings }: MissingMappingsProps): ReactNode {
  if (mappings.length === 0) return null;
  const summary = <FormattedMessage id="quickbooks.missing" values={{ count: mappings.length }} />;
  const names = mappings.map(({ role, name }, index) => (
    <Fragment key={role}>
      {index > 0 && ' · '}
      <MappingLink role={role}>{name}</MappingLink>
    </Fragment>
  ));
  return (
    <Notice tone="warn">
      {mappings.length > MOST_NAMED ? (
        <details>
          <summary>{summary}</summary>
          {names}
        </details>
      ) : (
        <>
          <p>{summary}</p>
          <p>{names}</p>
        </>
      )}
    </Notice>
  );
}
