import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { AdminSearchVocabularyQuery } from '#mfe-admin/features/vocabulary/vocabulary.generated.ts';
import { VocabularyEditor } from '#mfe-admin/features/vocabulary/vocabulary-editor.tsx';
import { CataloguePage } from './catalogue-page.tsx';

/** `/admin/catalogue/vocabulary`: the synonyms of the search, and what they change. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { searchVocabulary, searchVocabularyRevisions } = useLoaderData<AdminSearchVocabularyQuery>();
  const mayWrite = useGrants()('catalogue:write');
  return (
    <CataloguePage title={formatMessage({ id: 'vocabulary.title' })} lead={<FormattedMessage id="vocabulary.lead" />}>
      <VocabularyEditor latest={searchVocabulary} revisions={searchVocabularyRevisions} mayWrite={mayWrite} />
    </CataloguePage>
  );
}
