import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import { MoveButton } from '#mfe-admin/features/move-button/move-button.tsx';
import { AdminContentReorderDocument } from '#mfe-admin/features/content/content.generated.ts';
import { kindOfPath } from '#mfe-admin/features/content/content-lists.ts';
import { listPaths } from '#mfe-admin/features/content/content-paths.ts';
import { moved } from '#mfe-admin/features/content/entries.model.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { OrderData, PlacedText } from './order-loader.ts';

const Root = styled.div`
  display: grid;
  gap: 22px;
  & li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 4px 0;
    border-bottom: 1px solid var(--hs-line);
  }
  & li > span {
    flex: 1;
    min-width: 0;
  }
`;

function Order(): ReactNode {
  const { texts, groups } = useLoaderData<OrderData>();
  const kind = kindOfPath(useLocation().pathname);
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [order, setOrder] = useState(texts);
  const isSaved = order.every(({ id }, index) => texts[index]?.id === id);
  useUnsaved(!isSaved);
  const known = groups.filter(({ slug }) => order.some(({ group }) => group === slug));
  const sections =
    kind === 'faq'
      ? [...known, { slug: '', title: formatMessage({ id: 'content.noGroup' }) }]
      : [{ slug: '', title: '' }];
  const partOf = (slug: string): readonly PlacedText[] =>
    kind === 'faq'
      ? order.filter(({ group }) => (known.some((each) => each.slug === group) ? group === slug : slug === ''))
      : order;
  /** The parts one after the other, one of them in another order. */
  function place(slug: string, part: readonly PlacedText[]): void {
    setOrder(sections.flatMap((section) => (section.slug === slug ? part : partOf(section.slug))));
  }
  async function save(): Promise<void> {
    const sent = { kind, from: texts.map(({ id }) => id), ids: order.map(({ id }) => id) };
    const answer = await run(
      async () => (await client.mutate(AdminContentReorderDocument, sent, { quiet: true })).contentReorder,
    );
    if (answer?.success) done();
  }
  return (
    <Root>
      <RefusalNotice refusal={refusal} />
      {sections
        .filter(({ slug }) => partOf(slug).length > 0)
        .map(({ slug, title }) => (
          <section key={slug} aria-label={title || formatMessage({ id: 'content.order' })}>
            {title && <h3>{title}</h3>}
            <ol>
              {partOf(slug).map(({ id, name }, index) => (
                <li key={id}>
                  <span>{name}</span>
                  {([-1, 1] as const).map((by) => (
                    <MoveButton
                      key={by}
                      way={by === -1 ? 'up' : 'down'}
                      label={formatMessage({ id: by === -1 ? 'content.nameUp' : 'content.nameDown' }, { name })}
                      isEnd={by === -1 ? index === 0 : index === partOf(slug).length - 1}
                      onMove={() => place(slug, moved(partOf(slug), index, by))}
                    />
                  ))}
                </li>
              ))}
            </ol>
          </section>
        ))}
      <Button busy={isBusy} disabled={isSaved} onClick={() => void save()}>
        <FormattedMessage id="content.saveOrder" />
      </Button>
    </Root>
  );
}

/** The order of questions in their groups, or of the lines of the banner. */
export function Component(): ReactNode {
  const kind = kindOfPath(useLocation().pathname);
  const title = useIntl().formatMessage({ id: `content.orderOf.${kind}` });
  return (
    <RouteDrawer title={title} parent={listPaths[kind]}>
      <Order />
    </RouteDrawer>
  );
}
