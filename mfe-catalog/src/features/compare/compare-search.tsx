import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { comparePathname, type CompareAddress } from './compare-address.model.ts';
import { CompareCandidates } from './compare-candidates.tsx';
import type { CompareView } from './compare-view.model.ts';

const RecentlyViewedCandidates = lazy(async () => ({
  default: (await import(/* webpackChunkName: "compare-recently-viewed" */ './recently-viewed-candidates.tsx'))
    .RecentlyViewedCandidates,
}));

const Root = styled.section`
  display: grid;
  gap: 20px;
  padding-block: clamp(40px, 5vw, 72px);
  & > form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px;
    max-width: 560px;
    & > div {
      flex: 1 1 220px;
    }
  }
`;

/** Props of the part. */
export interface CompareSearchProps {
  readonly view: CompareView;
  readonly address: CompareAddress;
}

/** Adds another item: by search, or from those recently viewed. The search is a plain GET form without JavaScript. Renders a `<section>`. */
export function CompareSearch({ view, address }: CompareSearchProps) {
  const inBrowser = useOnceHydrated(true, false);
  return (
    <Root aria-labelledby="compare-add" data-print="hide">
      <h2 id="compare-add">
        <FormattedMessage id="compare.addTitle" values={{ count: view.columns.length }} />
      </h2>
      <Form action={comparePathname} preventScrollReset>
        {address.ids.length > 0 && <input type="hidden" name="ids" value={address.ids.join()} />}
        {address.onlyDifferences && <input type="hidden" name="only" value="differences" />}
        <Field label={<FormattedMessage id="compare.find" />}>
          <TextInput key={address.find} type="search" name="find" maxLength={200} defaultValue={address.find} />
        </Field>
        <Button type="submit" variant="outline">
          <FormattedMessage id="compare.search" />
        </Button>
      </Form>
      <div role="status">
        {view.found && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="compare.found" values={{ count: view.found.length, text: address.find }} />
          </p>
        )}
      </div>
      {view.found && view.found.length > 0 && <CompareCandidates cards={view.found} address={address} />}
      {inBrowser && (
        <Suspense fallback={null}>
          <RecentlyViewedCandidates address={address} />
        </Suspense>
      )}
    </Root>
  );
}
