import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { emptyIntake, type IntakeDraft } from './intake-draft.model.ts';
import { IntakeForm, type IntakeFormProps } from './intake-form.tsx';
import type { IntakeStore } from './intake-store.ts';
import { home } from './shop-place.ts';

const Root = styled.section`
  display: grid;
  gap: 14px;
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    align-items: center;
    padding-block: 8px;
  }
`;

/** Props of the start. */
export interface IntakeStartProps extends Omit<IntakeFormProps, 'first'> {
  readonly store: IntakeStore;
  /** What is begun with, as after an appraisal; what this browser keeps of it comes first. */
  readonly begun?: IntakeDraft | null;
}

/** Offers what this browser keeps of intakes that were not sent, else begins a new one. Renders a `<section>` or the form. */
export function IntakeStart({ store, begun = null, ...rest }: IntakeStartProps): ReactNode {
  const [kept, setKept] = useState<readonly IntakeDraft[] | null>(null);
  const [chosen, setChosen] = useState<IntakeDraft | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const drafts = await store.read().catch(() => []);
      setKept(drafts);
      if (begun) setChosen(drafts.find(({ requestId }) => requestId === begun.requestId) ?? begun);
    };
    void read();
  }, [store, begun]);
  if (kept === null) return null;
  const begin = (): void => setChosen(emptyIntake(home));
  if (chosen) return <IntakeForm key={chosen.requestId} first={chosen} store={store} {...rest} />;
  const forget = async (draft: IntakeDraft): Promise<void> => {
    await store.remove(draft).catch(() => undefined);
    setKept(kept.filter((one) => one.requestId !== draft.requestId));
  };
  return (
    <Root>
      {kept.length > 0 && (
        <>
          <p className="hs-label">
            <FormattedMessage id="intake.keptHere" values={{ count: kept.length }} />
          </p>
          <ul>
            {kept.map((draft) => (
              <li key={draft.requestId}>
                <span>
                  {`${draft.brand} ${draft.model}`.trim() || <FormattedMessage id="intake.unnamed" />}
                  {draft.serial && ` · ${draft.serial}`}
                </span>
                <Button size="small" onClick={() => setChosen(draft)}>
                  <FormattedMessage id="intake.resume" />
                </Button>
                <Button size="small" variant="quiet" onClick={() => void forget(draft)}>
                  <FormattedMessage id="intake.forget" />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button onClick={begin}>
          <FormattedMessage id="intake.beginNew" />
        </Button>
      </div>
    </Root>
  );
}
