import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { AdminContentRestoreDocument } from '#mfe-admin/features/content/content.generated.ts';
import { editorPath } from '#mfe-admin/features/content/content-paths.ts';
import { differencesOf, readFields } from '#mfe-admin/features/content/content-values.model.ts';
import { DifferenceList } from '#mfe-admin/features/content/difference-list.tsx';
import { menuNames } from '#mfe-admin/features/content/menu/menu-differences.model.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { HistoryData } from './history-loader.ts';

const List = styled.ol`
  display: grid;
  gap: 18px;
  & > li {
    display: grid;
    gap: 8px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--hs-line);
  }
  & summary {
    cursor: pointer;
    min-height: 32px;
  }
`;

function History(): ReactNode {
  const { document, versions } = useLoaderData<HistoryData>();
  const client = useGraphQLClient();
  const may = useGrants();
  const { formatMessage } = useIntl();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const now = readFields(document.values);
  async function restore(from: number): Promise<void> {
    const sent = { id: document.id, version: document.version, from };
    const answer = await run(
      async () => (await client.mutate(AdminContentRestoreDocument, sent, { quiet: true })).contentRestore,
    );
    if (answer?.success) done();
  }
  const last = versions.at(-1);
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <List>
        {versions.map(({ version, action, locale, by, at, values }) => {
          const differences = differencesOf(document.kind, now, readFields(values));
          return (
            <li key={version}>
              <p>
                <strong>
                  <FormattedMessage id={`content.did.${action}`} />
                </strong>{' '}
                {locale && <FormattedMessage id={`content.language.${locale}`} />}
              </p>
              <p className="hs-small hs-mute">
                <FormattedMessage
                  id="content.versionBy"
                  values={{
                    version,
                    by: by ?? formatMessage({ id: 'content.theShop' }),
                    time: <Moment iso={at} />,
                  }}
                />
              </p>
              {differences.length === 0 ? (
                <p className="hs-small">
                  <FormattedMessage id="content.sameAsNow" />
                </p>
              ) : (
                <details>
                  <summary>
                    <FormattedMessage id="content.differences" values={{ count: differences.length }} />
                  </summary>
                  <DifferenceList
                    kind={document.kind}
                    differences={differences}
                    names={{ ...menuNames(readFields(values)['en.labels']), ...menuNames(now['en.labels']) }}
                  />
                </details>
              )}
              {differences.length > 0 && may('content:write') && !document.isArchived && (
                <p>
                  <Button
                    size="small"
                    variant="outline"
                    disabled={isBusy}
                    aria-label={formatMessage({ id: 'content.restoreVersion' }, { version })}
                    onClick={() => void restore(version)}
                  >
                    <FormattedMessage id="content.restore" />
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </List>
      {last && last.version > 1 && (
        <Button as={Link} to={`?before=${last.version}`} size="small" variant="outline">
          <FormattedMessage id="content.earlier" />
        </Button>
      )}
    </>
  );
}

/** `/admin/content/edit/:id/history`: what happened to a text, each version against what is saved now. */
export function Component(): ReactNode {
  const { document } = useLoaderData<HistoryData>();
  const title = useIntl().formatMessage({ id: 'content.historyOf' }, { name: document.name });
  return (
    <RouteDrawer title={title} parent={editorPath(document.id)}>
      <History />
    </RouteDrawer>
  );
}
