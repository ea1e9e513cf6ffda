import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findSerialRule } from './serial-rules.ts';
import type { SerialLookup } from './use-serial-lookup.ts';

type Years = SerialLookup['years'][number];

/** By which rule years are likely. */
function RuleSentence({ name }: { readonly name: string }): ReactNode {
  const rule = findSerialRule(name);
  return rule ? <FormattedMessage id={`serials.rule.${rule}`} /> : name;
}

/** Props of the years. */
export interface SerialYearsProps {
  readonly years: readonly Years[];
  /** The maker that was asked for; empty for all. */
  readonly maker: string;
  /** Takes a maker over, where none was asked for. */
  readonly onMaker: (maker: string) => void;
  /** Takes a year over where one can be said. */
  readonly onYear?: (year: number) => void;
}

/** The likely years of a serial, each with its rule; without a maker those which it fits, the known one first. Renders a `<section>`. */
export function SerialYears({ years, maker, onMaker, onYear }: SerialYearsProps): ReactNode {
  const { formatList } = useIntl();
  const isOpen = maker.trim() === '';
  const makers = [...new Set(years.flatMap((each) => each.makers))];
  return (
    <section>
      {isOpen && makers.length > 0 && (
        <p>
          <FormattedMessage id="serials.makers" values={{ makers: formatList(makers), count: makers.length }} />
        </p>
      )}
      <p className="hs-label">
        <FormattedMessage id={years.length > 0 ? 'serials.years' : 'serials.noYears'} />
      </p>
      <ul>
        {years.map(({ from, to, rule, makers: own, isKnown }) => (
          <li key={`${rule} ${from} ${to}`}>
            <span>
              <span className="hs-num">{from === to ? from : `${from}–${to}`}</span>{' '}
              {isOpen && isKnown && (
                <Badge tone="good">
                  <FormattedMessage id="serials.known" />
                </Badge>
              )}
            </span>
            <small>
              <RuleSentence name={rule} />
            </small>
            <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              {isOpen &&
                own.map((each) => (
                  <Button key={each} size="small" variant="outline" onClick={() => onMaker(each)}>
                    <FormattedMessage id="serials.takeMaker" values={{ maker: each }} />
                  </Button>
                ))}
              {onYear && from === to && (
                <Button size="small" variant="outline" onClick={() => onYear(from)}>
                  <FormattedMessage id="serials.takeYear" values={{ year: String(from) }} />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
