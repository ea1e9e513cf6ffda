import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { Revision } from '#mfe-admin/features/vocabulary/entries.model.ts';
import { VocabularyEditor } from '#mfe-admin/features/vocabulary/vocabulary-editor.tsx';
import { CataloguePage } from './catalogue-page.tsx';

/** `/admin/catalogue/vocabulary`: the synonyms of the search, and what they change. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const [latest, ...earlier] = useLoaderData<readonly Revision[]>();
  const mayWrite = useGrants()('catalogue:write');
  return (
    <CataloguePage title={formatMessage({ id: 'vocabulary.title' })} lead={<FormattedMessage id="vocabulary.lead" />}>
      {latest && <VocabularyEditor revisions={[latest, ...earlier]} mayWrite={mayWrite} />}
    </CataloguePage>
  );
}
