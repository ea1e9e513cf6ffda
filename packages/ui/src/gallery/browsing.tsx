import { useState } from 'react';
import { Breadcrumbs } from '../browse/breadcrumbs.tsx';
import { FacetGroup } from '../browse/facet-group.tsx';
import { Pagination } from '../browse/pagination.tsx';
import { RangeHistogram } from '../browse/range-histogram.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Timeline } from '../product/timeline.tsx';
import { ProgressSteps } from '../product/progress-steps.tsx';
import { ConditionRating } from '../product/condition-rating.tsx';
import { Swatch } from '../product/swatch.tsx';
import { Button } from '../actions/button.tsx';
import { demoPrices } from './demo-instruments.ts';
import { GallerySection, Row } from './gallery-section.tsx';

const decades = [3, 6, 38, 83, 112, 104, 96, 88, 0, 21].map((count, index) => ({
  key: String(index),
  label: `${1930 + index * 10}s`,
  current: index === 3,
  ...(count ? { count, countLabel: 'instruments', to: `/?decade=${1930 + index * 10}` } : {}),
}));

const steps = ['Contact', 'Delivery', 'Payment', 'Review', 'Placed'].map((label) => ({ key: label, label, to: '/' }));

function Facets() {
  return (
    <div style={{ maxWidth: 264 }}>
      <FacetGroup
        title="Brand"
        open
        chosenLabel=", chosen"
        options={[
          { key: 'fender', label: 'Fender', count: 34, chosen: true, to: '/?a' },
          { key: 'gibson', label: 'Gibson', count: 21, to: '/?b' },
          { key: 'gretsch', label: 'Gretsch', count: 12, to: '/?c' },
        ]}
      />
      <FacetGroup title="Price" open>
        <RangeHistogram bars={demoPrices.map((count, key) => ({ key, count, chosen: key > 3 && key < 12 }))} />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
          <Field label="From">
            <TextInput numeric inputMode="numeric" defaultValue="$1,500" />
          </Field>
          <Field label="To">
            <TextInput numeric inputMode="numeric" defaultValue="$50,000" />
          </Field>
        </div>
      </FacetGroup>
      <FacetGroup
        title="Condition and finish"
        open
        options={[
          { key: 'mint', label: <ConditionRating count={6}>Mint</ConditionRating>, count: 6, to: '/?d' },
          { key: 'good', label: <ConditionRating count={3}>Good</ConditionRating>, count: 20, to: '/?e' },
        ]}
      />
      <FacetGroup title="Closed" options={[{ key: 'x', label: 'Hidden', to: '/?f' }]} />
      <Row>
        <Swatch colors={['orange', 'brown', 'black']} />
        <Swatch colors={['firebrick']} />
      </Row>
    </div>
  );
}

/** The neck as decades and as steps, facets, crumbs and pages. */
export function Browsing() {
  const [at, setAt] = useState(1);
  return (
    <GallerySection title="Finding the way">
      <Breadcrumbs
        label="Breadcrumb"
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Shop', to: '/shop' }, { label: 'Electric guitars' }]}
      />
      <div style={{ height: 20 }} />
      <Timeline label="Decades" places={decades} />
      <div style={{ height: 20 }} />
      <ProgressSteps label="Checkout progress" steps={steps} current={steps[at]?.key ?? ''} doneLabel=", done" />
      <Row style={{ marginBlock: 20 }}>
        <Button variant="outline" size="small" onClick={() => setAt((at + 1) % steps.length)}>
          Next step
        </Button>
      </Row>
      <Facets />
      <Pagination
        current={4}
        count={12}
        to={(page) => `/?page=${page}`}
        labels={{ nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
      />
    </GallerySection>
  );
}
