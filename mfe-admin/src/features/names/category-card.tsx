import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { MoveButton } from '#mfe-admin/features/move-button/move-button.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminCatalogueOrderDocument, type AdminCategoriesQuery } from './names.generated.ts';

const Root = styled.section`
  display: grid;
  gap: 12px;
  padding: 18px 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > header,
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 14px;
  }
  & > header > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & li {
    padding-block: 6px;
    flex-wrap: nowrap;
    border-top: 1px solid var(--hs-line);
    & > .moves {
      display: flex;
      gap: 4px;
    }
  }
`;

/** A category with its types. */
export type Category = AdminCategoriesQuery['catalogueCategories'][number];
/** The address of the page. */
export const categoriesPath = '/admin/catalogue/categories';

/** A list with one of its entries a place further up or down. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** A category and its types in their order. Renders a `<section>`. */
export function CategoryCard({ category }: { readonly category: Category }): ReactNode {
  const { locale, formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const mayWrite = useGrants()('catalogue:write');
  const named = (text: { readonly en: string; readonly fr: string }): string => text[locale === 'fr' ? 'fr' : 'en'];
  const ids = category.types.map(({ id }) => id);
  const move = async (id: string, by: -1 | 1): Promise<void> => {
    const variables = { categoryId: category.id, from: ids, ids: [...moved(ids, id, by)] };
    await run(
      async () => (await client.mutate(AdminCatalogueOrderDocument, variables, { quiet: true })).catalogueOrder,
    );
    // Who was too late sees the order that a colleague gave them.
    await revalidate();
  };
  return (
    <Root aria-label={named(category.title)}>
      <header>
        <Heading level={2} step="3">
          {named(category.title)}
        </Heading>
        <span>
          <Button as={DrawerLink} to={`${categoriesPath}/${category.id}`} size="small" variant="outline">
            <FormattedMessage id="names.edit" />
          </Button>
          {mayWrite && (
            <Button as={DrawerLink} to={`${categoriesPath}/${category.id}/new`} size="small" variant="outline">
              <FormattedMessage id="names.newType" />
            </Button>
          )}
        </span>
      </header>
      <p className="hs-mute">
        <FormattedMessage id="names.brandListings" values={{ count: category.listings }} />
      </p>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <ol>
        {category.types.map((type, at) => (
          <li key={type.id}>
            <span>
              <DrawerLink to={`${categoriesPath}/${category.id}/${type.id}`}>{named(type.title)}</DrawerLink>{' '}
              <small className="hs-mute">
                <FormattedMessage id="names.brandListings" values={{ count: type.listings }} />
              </small>
            </span>
            {mayWrite && (
              <span className="moves">
                {([-1, 1] as const).map((by) => (
                  <MoveButton
                    key={by}
                    way={by < 0 ? 'up' : 'down'}
                    label={formatMessage(
                      { id: by < 0 ? 'names.moveUp' : 'names.moveDown' },
                      { name: named(type.title) },
                    )}
                    isEnd={by < 0 ? at === 0 : at === ids.length - 1}
                    busy={isBusy}
                    onMove={() => void move(type.id, by)}
                  />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
