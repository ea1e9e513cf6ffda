import styled from '@emotion/styled';
import { pictureUrl } from '../product/picture.model.ts';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.article`
  max-width: 860px;
  margin: 0 auto;
  padding: clamp(24px, 5vw, 64px);
  border: 1px solid var(--hs-line);
  background: var(--hs-surface);
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 20px 40px;
    padding-bottom: 24px;
    border-bottom: 2px solid var(--hs-ink);
    & address {
      font-style: normal;
      font-size: var(--hs-t-small);
      text-align: right;
      & > span {
        display: block;
      }
      & > :first-of-type {
        font-weight: 600;
      }
    }
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
    gap: 20px 24px;
    margin-top: 24px;
    & dt {
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
    & dd > span {
      display: block;
    }
  }
  & table {
    width: 100%;
    margin-top: 32px;
    border-collapse: collapse;
  }
  & th {
    padding: 0 0 8px 16px;
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
    font-weight: 400;
    text-align: left;
    vertical-align: bottom;
    overflow-wrap: normal;
  }
  & td {
    /* Beside a long text short words would be broken to one letter on a line. */
    min-width: 5.6em;
    padding: 10px 0 10px 16px;
    border-top: 1px solid var(--hs-line);
    vertical-align: top;
    hyphens: auto;
    & > small {
      display: block;
      color: var(--hs-ink-3);
    }
  }
  & tr > :first-of-type {
    min-width: 7em;
    padding-left: 0;
  }
  & .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    & img {
      width: 64px;
      height: 80px;
      object-fit: cover;
      border-radius: var(--hs-r-paper);
      background: var(--hs-sunken);
    }
  }
  & [data-number] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & tr {
    break-inside: avoid;
  }
  & > .sums {
    grid-template-columns: 1fr auto;
    gap: 8px 32px;
    max-width: 320px;
    margin: 24px 0 0 auto;
    break-inside: avoid;
    & > * {
      color: var(--hs-ink);
      font-size: 1rem;
    }
    & > dd {
      text-align: right;
      font-variant-numeric: tabular-nums;
    }
    & > [data-total] {
      font-size: 1.125rem;
      font-weight: 600;
    }
  }
  & > .note {
    margin-top: 20px;
    color: var(--hs-ink-2);
    font-size: var(--hs-t-small);
  }
  ${down('mobileWide')} {
    & > header address {
      text-align: left;
    }
    & td {
      min-width: 4.7em;
    }
    & tr > :first-of-type {
      min-width: 5.5em;
    }
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    & thead {
      display: table-header-group;
    }
    & > .sums > * {
      font-size: inherit;
    }
  }
`;

/** A document such as an invoice, every text formatted and translated. */
export interface SheetDocument {
  heading: string;
  number: string;
  /** The issuer's address, line by line. */
  from: readonly string[];
  parties: readonly { label: string; lines: readonly string[] }[];
  facts: readonly { label: string; value: string }[];
  /** Numbers are aligned right. */
  columns: readonly { label: string; isNumber: boolean }[];
  rows: readonly { cells: readonly { text: string; note: string | null; imageIds: readonly string[] }[] }[];
  sums: readonly { label: string; value: string; isTotal: boolean }[];
  notes: readonly string[];
}

/** A document as a sheet of paper, on the screen and in print. Renders an `<article>` with an `<h1>`. */
export function DocumentSheet({ shown }: { shown: SheetDocument }) {
  const { heading, number, from, notes } = shown;
  const facts = [...shown.parties, ...shown.facts.map(({ label, value }) => ({ label, lines: [value] }))];
  return (
    <Root>
      <header>
        <div>
          <h1 className="hs-1">{heading}</h1>
          <p className="hs-mute">{number}</p>
        </div>
        <address>
          {from.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <dl>
        {facts.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {shown.rows.length > 0 && <DocumentTable shown={shown} />}
      <DocumentSums shown={shown} />
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </Root>
  );
}

function CellPictures({ imageIds }: { imageIds: readonly string[] }) {
  return (
    <span className="pictures">
      {imageIds.map((id, index) => (
        <a key={id} href={pictureUrl(id, 1920)} target="_blank" rel="noreferrer">
          <img src={pictureUrl(id, 160)} alt={String(index + 1)} width="64" height="80" loading="lazy" />
        </a>
      ))}
    </span>
  );
}

function DocumentTable({ shown: { columns, rows, heading } }: { shown: SheetDocument }) {
  const isNumber = (index: number) => (columns[index]?.isNumber ? '' : undefined);
  return (
    <table>
      <caption className="hs-vh">{heading}</caption>
      <thead>
        <tr>
          {columns.map(({ label }, index) => (
            <th key={label} scope="col" data-number={isNumber(index)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, row) => (
          <tr key={row}>
            {cells.map(({ text, note, imageIds }, index) => (
              <td key={columns[index]?.label} data-number={isNumber(index)}>
                {imageIds.length > 0 && <CellPictures imageIds={imageIds} />}
                {text}
                {note && <small>{note}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DocumentSums({ shown: { sums } }: { shown: SheetDocument }) {
  return (
    <dl className="sums">
      {sums.map(({ label, value, isTotal }) => (
        <DocumentSum key={label} label={label} value={value} total={isTotal ? '' : undefined} />
      ))}
    </dl>
  );
}

interface DocumentSumProps {
  label: string;
  value: string;
  total: string | undefined;
}

function DocumentSum({ label, value, total }: DocumentSumProps) {
  return (
    <>
      <dt data-total={total}>{label}</dt>
      <dd data-total={total}>{value}</dd>
    </>
  );
}
