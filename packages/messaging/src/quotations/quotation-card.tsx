import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import * as cards from '@wbn/cards/parts/card.css.ts';
import { TimeLeft } from '@wbn/cards/time/time-ago.tsx';
import type { Quotation } from '@wbn/contract/quotations/quotation.ts';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { categoryText } from './quotation-facts.tsx';

interface QuotationCardProps {
  readonly quotation: Quotation;
  /** Path of the request for quotation. */
  readonly path: string;
  readonly badges: ReactNode;
  /** Further facts after the number of offers. */
  readonly about?: ReactNode;
}

/** A request for quotation in a list. */
export function QuotationCard({ quotation, path, badges, about }: QuotationCardProps) {
  const t = useText('quotations');
  const { number } = useLabels();
  const { subject, text, category, quantity, unit, deliveryCountry, status, closesAt, offerCount } =
    quotation;
  const facts = [
    quantity === undefined ? undefined : [number(quantity), unit].filter(Boolean).join(' '),
    categoryText(category),
    t('deliverTo', { country: deliveryCountry.countryName }),
  ];
  return (
    <article className={cards.card}>
      <Inline space="xs">
        <Heading level={2} size="sm">
          <span className={cards.title}>
            <TextLink to={path} tone="default" dir="auto">
              {subject}
            </TextLink>
          </span>
        </Heading>
        {badges}
      </Inline>
      <Text size="sm" clamp={2} dir="auto">
        {text}
      </Text>
      <MutedText>{facts.filter(Boolean).join(' · ')}</MutedText>
      <Text size="sm">
        {t('offers', { count: offerCount, most: mostOffers })}
        {status === 'open' && (
          <>
            {' · '}
            {t('closes')} <TimeLeft at={closesAt} />
          </>
        )}
        {about}
      </Text>
    </article>
  );
}
