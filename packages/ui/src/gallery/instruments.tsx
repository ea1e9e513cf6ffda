import { useState } from 'react';
import { HeartButton } from '../actions/heart-button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { CardGrid } from '../product/card-grid.tsx';
import { ConditionScale } from '../product/condition-scale.tsx';
import { ScatterChart } from '../product/scatter-chart.tsx';
import { ProductCard, type ProductCardProps } from '../product/product-card.tsx';
import { Backdrop } from '../product/backdrop.tsx';
import { PriceTag } from '../product/price-tag.tsx';
import { Measurements } from '../product/measurements.tsx';
import { SpecTable } from '../product/spec-table.tsx';
import { ConditionRating } from '../product/condition-rating.tsx';
import { formatMoney } from '../money/format-money.ts';
import { demoCards, demoFacts, demoGrades, demoSales, demoSpecification } from './demo-instruments.ts';
import { GallerySection, Row } from './gallery-section.tsx';

function DemoCard(card: Omit<ProductCardProps, 'heart' | 'compare' | 'to'>) {
  const [saved, setSaved] = useState(card.priority === true);
  const name = `${card.year ?? ''} ${card.title}`;
  return (
    <ProductCard
      {...card}
      to="/"
      heart={<HeartButton saved={saved} label={`Save ${name}`} onClick={() => setSaved(!saved)} />}
      compare={<Checkbox size="small">Compare</Checkbox>}
    />
  );
}

/** Cards, tags, grades, plate, specification and chart. */
export function Instruments({ pictures, feature }: { pictures: readonly string[]; feature: string }) {
  const cards = demoCards.map((card, index) => ({
    ...card,
    picture: {
      id: pictures[index % pictures.length] ?? '',
      alt: `${card.title}, body from the front`,
    },
  }));
  return (
    <>
      <GallerySection title="Hang tag">
        <Backdrop tone="butter" style={{ padding: '56px 32px 32px' }}>
          <Row>
            <PriceTag string="short" price={formatMoney(675_000, { locale: 'en' })} note="Good" />
            <PriceTag
              string="short"
              price={formatMoney(700_000, { locale: 'fr' })}
              was="$7,400"
              note="Your offer, until Sunday"
            />
            <PriceTag string="short" sold price="Sold" note="Nov 3rd 2026" />
            <PriceTag
              string="short"
              size="big"
              price={formatMoney(2_450_000, { locale: 'en' })}
              note="1962 Stratocaster · Excellent"
            />
          </Row>
        </Backdrop>
      </GallerySection>
      <GallerySection title="Six strings, six grades">
        <Row>
          {demoGrades.map((grade, index) => (
            <ConditionRating key={grade.key} count={([1, 2, 3, 4, 5, 6] as const)[index] ?? 0}>
              {grade.label}
            </ConditionRating>
          ))}
          <ConditionRating count={0}>New</ConditionRating>
        </Row>
        <div style={{ maxWidth: 760, marginTop: 28 }}>
          <ConditionScale label="Condition" grades={demoGrades} current="excellent" />
        </div>
      </GallerySection>
      <GallerySection title="Cards">
        <CardGrid layout="arrivals">
          {cards.slice(0, 5).map((card, index) => (
            <DemoCard
              key={card.title}
              {...card}
              {...(index === 0 ? { feature: true, picture: { ...card.picture, id: feature, view: 'full' } } : {})}
            />
          ))}
        </CardGrid>
        <div style={{ height: 64 }} />
        <CardGrid>
          {cards.slice(4).map((card) => (
            <DemoCard key={card.title} {...card} />
          ))}
        </CardGrid>
      </GallerySection>
      <GallerySection title="Spec measurements">
        <div style={{ maxWidth: 620 }}>
          <Measurements facts={demoFacts} />
        </div>
      </GallerySection>
      <GallerySection title="Specification and sales">
        <div
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))', gap: 48 }}
        >
          <SpecTable caption="Specification" rows={demoSpecification} />
          <ScatterChart
            points={demoSales}
            current={{ x: 2026.4, y: 24_500 }}
            currentLabel="this one"
            ticks={[
              { value: 28_000, label: '$28k' },
              { value: 25_000, label: '$25k' },
              { value: 22_000, label: '$22k' },
            ]}
            ends={['2015', '2026']}
            label="Eleven sales since 2015, from $21,900 to $27,500; this guitar is at $24,500"
          />
        </div>
      </GallerySection>
    </>
  );
}
