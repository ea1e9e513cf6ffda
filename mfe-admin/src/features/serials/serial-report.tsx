import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { SerialYears, type SerialYearsProps } from './serial-years.tsx';
import type { AdminSerialVisitFragment, AdminStolenSerialFragment } from './serials.generated.ts';
import type { SerialLookup } from './use-serial-lookup.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > section {
    display: grid;
    gap: 8px;
    padding: 14px 18px;
    border-radius: var(--hs-r-control);
    background: var(--hs-sunken);
    &[data-stolen] {
      background: var(--hs-bad-wash);
    }
    & li {
      display: grid;
      gap: 2px;
      padding-block: 6px;
    }
    & small {
      color: var(--hs-ink-2);
    }
  }
`;

const pathOf = ({ kind, id }: AdminSerialVisitFragment): string | null =>
  id === null ? null : kind === 'INTAKE' ? `/admin/intake/${id}` : `/admin/listings/${id}`;

function VisitList({ visits }: { readonly visits: readonly AdminSerialVisitFragment[] }): ReactNode {
  return (
    <ul>
      {visits.map((visit) => {
        const path = pathOf(visit);
        return (
          <li key={`${visit.kind} ${visit.id ?? visit.at} ${visit.serial}`}>
            <span>
              {path ? <Link to={path}>{visit.title}</Link> : visit.title} ·{' '}
              <span className="hs-num">{visit.serial}</span>
            </span>
            <small>
              <FormattedMessage id={`serials.visit.${visit.kind}`} /> · {visit.person} · <Day iso={visit.at} />
            </small>
          </li>
        );
      })}
    </ul>
  );
}

function StolenList({ stolen }: { readonly stolen: readonly AdminStolenSerialFragment[] }): ReactNode {
  return (
    <ul>
      {stolen.map(({ id, serial, brand, model, note }) => (
        <li key={id}>
          <span>
            {brand} {model} · <span className="hs-num">{serial}</span>
          </span>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}

/** Props of the report. */
export interface SerialReportProps extends Omit<SerialYearsProps, 'years'> {
  readonly lookup: SerialLookup;
}

/** What the shop knows of a serial: stolen, earlier visits, likely years with their rule, look-alikes. Renders a `<div role="status">`. */
export function SerialReport({ lookup, ...given }: SerialReportProps): ReactNode {
  const { stolen, stolenLookAlikes, years, visits, lookAlikes } = lookup;
  return (
    <Root role="status">
      {stolen.length > 0 && (
        <section data-stolen="">
          <p className="hs-label">
            <FormattedMessage id="serials.stolen" />
          </p>
          <StolenList stolen={stolen} />
        </section>
      )}
      {stolenLookAlikes.length > 0 && (
        <section data-stolen="">
          <p className="hs-label">
            <FormattedMessage id="serials.stolenAlike" />
          </p>
          <StolenList stolen={stolenLookAlikes} />
        </section>
      )}
      <section>
        <p className="hs-label">
          <FormattedMessage id="serials.visits" values={{ count: visits.length }} />
        </p>
        <VisitList visits={visits} />
      </section>
      <SerialYears years={years} {...given} />
      {lookAlikes.length > 0 && (
        <section>
          <p className="hs-label">
            <FormattedMessage id="serials.alike" />
          </p>
          <VisitList visits={lookAlikes} />
        </section>
      )}
    </Root>
  );
}
