import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { ReturnIcon } from '@headstock/ui/icons/return';
import { ShieldIcon } from '@headstock/ui/icons/shield';
import { TruckIcon } from '@headstock/ui/icons/truck';
import { WrenchIcon } from '@headstock/ui/icons/wrench';
import { FormattedMessage } from 'react-intl';

const Root = styled.div`
  & ul {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }
  & li {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 20px 24px 20px 0;
    font-size: var(--hs-t-small);
    line-height: 1.4;
    & > svg {
      color: var(--hs-plush);
    }
  }
  & b {
    display: block;
    font-size: 1rem;
    font-weight: 600;
  }
  & span {
    color: var(--hs-ink-2);
  }
  ${down('desktop')} {
    & ul {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${down('tablet')} {
    & ul {
      grid-template-columns: 1fr;
    }
    & li {
      padding: 14px 0;
    }
    & li + li {
      border-top: 1px solid var(--hs-line);
    }
  }
`;

const promises = [
  ['workshop', WrenchIcon],
  ['trial', ReturnIcon],
  ['packing', TruckIcon],
  ['accuracy', ShieldIcon],
] as const;

/** The four promises of the shop. Renders a `<div>` with a list. */
export function Promises() {
  return (
    <Root data-ground="ebony">
      <div className="hs-wrap">
        <ul>
          {promises.map(([key, Icon]) => (
            <li key={key}>
              <Icon />
              <div>
                <b>
                  <FormattedMessage id={`homeSections.promise.${key}`} />
                </b>
                <span>
                  <FormattedMessage id={`homeSections.promise.${key}.note`} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
