import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import type { RepairWholeFragment } from './repairs.generated.ts';
import { stateLabels } from './repairs-table.tsx';

const Root = styled.section`
  display: grid;
  gap: 10px;
  & > h3 {
    font: 600 1rem / 1.3 var(--hs-sans);
    letter-spacing: 0;
  }
  & > ol,
  & > ul {
    display: grid;
    gap: 10px;
  }
  & small {
    display: block;
  }
`;

/** What was done on a repair, step by step, and the other repairs of its serial number. Renders two sections. */
export function RepairHistory({ job: { steps, sameSerial } }: { readonly job: RepairWholeFragment }): ReactNode {
  const formatDate = useShopDate();
  return (
    <>
      <Root>
        <h3>
          <FormattedMessage id="repairs.history" />
        </h3>
        <ol>
          {steps.map(({ id, state, note, by, at, estimate }) => (
            <li key={id}>
              <FormattedMessage id={stateLabels[state]} />
              {estimate && (
                <>
                  {' '}
                  <Amount money={estimate} />
                </>
              )}
              {note && <p>{note}</p>}
              <small className="hs-mute">
                {by} · {formatDate(at, 'minute')}
              </small>
            </li>
          ))}
        </ol>
      </Root>
      {sameSerial.length > 0 && (
        <Root>
          <h3>
            <FormattedMessage id="repairs.sameSerial" />
          </h3>
          <ul>
            {sameSerial.map(({ id, reference, problem, createdAt }) => (
              <li key={id}>
                <Link to={`/admin/repairs/${id}`}>{reference}</Link> · <Day iso={createdAt} />
                <small>{problem}</small>
              </li>
            ))}
          </ul>
        </Root>
      )}
    </>
  );
}
