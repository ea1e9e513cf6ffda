import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Table } from '@headstock/ui/table';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { ChangeForm } from './change-form.tsx';
import { useFindBrands } from './use-find-brands.ts';
import type { AdminBrandQuery } from './names.generated.ts';
import { RemoveButton } from './remove-button.tsx';

/** Names of models are long: they break, so that the buttons stay in the drawer of a phone. */
const Models = styled.div`
  & tbody th {
    white-space: normal;
  }
  & :is(th, td) {
    padding-right: 12px;
  }
`;

/** A maker with its models. */
export type BrandView = NonNullable<AdminBrandQuery['catalogueBrand']>;

/** Props of the details. */
export interface BrandDetailsProps {
  readonly brand: BrandView;
}

/** A maker: its name, its models, what is merged into what. Renders sections. */
export function BrandDetails({ brand }: BrandDetailsProps): ReactNode {
  const { id, version, name, models, listings, formerNames } = brand;
  const { formatMessage } = useIntl();
  const findBrands = useFindBrands(id);
  const { done } = useDrawer();
  const mayWrite = useGrants()('catalogue:write');
  const [model, setModel] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form stands above the models: many of them, and it is out of sight.
    if (model !== null) part.current?.querySelector('input')?.focus();
  }, [model]);
  function cancel(): void {
    const buttons = part.current?.parentElement?.querySelectorAll<HTMLElement>('[data-model]') ?? [];
    [...buttons].find(({ dataset }) => dataset['model'] === model)?.focus();
    setModel(null);
  }
  const called = models.map((each) => ({ id: each.name, name: each.name }));
  return (
    <div className="hs-stack">
      <p>
        <FormattedMessage id="names.brandListings" values={{ count: listings }} />{' '}
        <Link to={`/admin/listings?brand=${encodeURIComponent(name)}`}>
          <FormattedMessage id="names.showListings" />
        </Link>
      </p>
      {formerNames.length > 0 && (
        <p className="hs-mute">
          <FormattedMessage id="names.formerList" values={{ names: formerNames.join(', ') }} />
        </p>
      )}
      {mayWrite && (
        <div hidden={model !== null}>
          <ChangeForm subject={{ kind: 'BRAND', id, version }} name={name} others={findBrands} onDone={done} />
        </div>
      )}
      {mayWrite && model !== null && (
        <div ref={part} className="hs-stack">
          <Heading level={3} step="3">
            {`${name} ${model}`}
          </Heading>
          <ChangeForm
            key={model}
            subject={{ kind: 'MODEL', id, version, model }}
            name={model}
            others={called.filter((other) => other.name !== model)}
            onDone={done}
          />
          <Button variant="quiet" onClick={cancel}>
            <FormattedMessage id="names.cancel" />
          </Button>
        </div>
      )}
      {models.length > 0 && (
        <Models>
          <Table caption={formatMessage({ id: 'names.models' })}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="names.model" />
                </th>
                <th scope="col">
                  <FormattedMessage id="names.listings" />
                </th>
                {mayWrite && (
                  <th scope="col">
                    <span className="hs-vh">
                      <FormattedMessage id="names.change" />
                    </span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {models.map((each) => (
                <tr key={each.name}>
                  <th scope="row">
                    {each.name}
                    {each.formerNames.length > 0 && <small> ({each.formerNames.join(', ')})</small>}
                  </th>
                  <td>
                    <FormattedNumber value={each.listings} />
                  </td>
                  {mayWrite && (
                    <td>
                      <Button
                        size="small"
                        variant="quiet"
                        data-model={each.name}
                        aria-label={formatMessage({ id: 'names.changeModel' }, { model: each.name })}
                        onClick={() => setModel(each.name)}
                      >
                        <FormattedMessage id="names.change" />
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </Models>
      )}
      {mayWrite && model === null && listings === 0 && (
        <RemoveButton kind="BRAND" id={id} version={version} onDone={done} />
      )}
    </div>
  );
}
