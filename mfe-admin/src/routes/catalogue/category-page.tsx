import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useRouteLoaderData } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { categoriesPath, type Category } from '#mfe-admin/features/names/category-card.tsx';
import { ChangeForm } from '#mfe-admin/features/names/change-form.tsx';
import { PlaceForm } from '#mfe-admin/features/names/place-form.tsx';
import { RemoveButton } from '#mfe-admin/features/names/remove-button.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

type Type = Category['types'][number];

/** Merges a type into another of its category, or removes one that nothing uses. */
function TypeActions({ type, types }: { readonly type: Type; readonly types: readonly Type[] }): ReactNode {
  const { locale } = useIntl();
  const { done } = useDrawer();
  const others = types
    .filter(({ id }) => id !== type.id)
    .map(({ id, title }) => ({ id, name: title[locale === 'fr' ? 'fr' : 'en'] }));
  return (
    <>
      {others.length > 0 && (
        <>
          <Heading level={3} step="3">
            <FormattedMessage id="names.mergeType" />
          </Heading>
          <ChangeForm
            subject={{ kind: 'TYPE', id: type.id, version: type.version }}
            name=""
            others={others}
            onDone={done}
          />
        </>
      )}
      {type.listings === 0 && <RemoveButton kind="TYPE" id={type.id} version={type.version} onDone={done} />}
    </>
  );
}

/** `/admin/catalogue/categories/{id}`, its types below it, and `new`: the words of a category or of a type. */
export function Component(): ReactNode {
  const { locale, formatMessage } = useIntl();
  const { id = '', type: typeId } = useParams();
  const mayWrite = useGrants()('catalogue:write');
  const category = useRouteLoaderData<readonly Category[]>('admin-categories')?.find((each) => each.id === id);
  const isNew = typeId === 'new';
  const type = category?.types.find((each) => each.id === typeId);
  const place = typeId === undefined ? category : type;
  const title = isNew ? formatMessage({ id: 'names.newType' }) : place?.title[locale === 'fr' ? 'fr' : 'en'];
  return (
    <RouteDrawer title={title ?? formatMessage({ id: 'names.category' })} parent={categoriesPath} record={place?.id}>
      {category && (place || isNew) ? (
        <div className="hs-stack">
          <PlaceForm key={typeId ?? id} place={place ?? null} categoryId={category.id} isType={typeId !== undefined} />
          {mayWrite && type && <TypeActions type={type} types={category.types} />}
        </div>
      ) : (
        <EmptyState title={<FormattedMessage id="names.missing" />} />
      )}
    </RouteDrawer>
  );
}
